/** The job that checks a started task. */
export const VERIFY_TASK_JOB = 'verify-task'
