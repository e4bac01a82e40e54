/** Written by `npm run functions`: the functions of the database, as db/functions declares them. */
export const FUNCTIONS = {
  is_key_taken: {
    arguments: {
      p_player: 'bigint',
      p_key: 'uuid',
      p_since: 'timestamptz',
    },
    returns: 'boolean',
  },
  keep_answer: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_call: 'text',
      p_key: 'uuid',
      p_body_hash: 'text',
      p_since: 'timestamptz',
      p_answer: 'jsonb',
    },
    returns: 'boolean',
  },
  keep_answer_unless_banned: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_call: 'text',
      p_key: 'uuid',
      p_body_hash: 'text',
      p_since: 'timestamptz',
      p_answer: 'jsonb',
    },
    returns: 'boolean',
  },
  settle_claim: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_seen_claim: 'timestamptz',
      p_seen_mining: 'integer',
      p_gift: 'uuid',
      p_amount: 'bigint',
      p_messages: 'jsonb',
      p_key: 'uuid',
      p_body_hash: 'text',
      p_answer: 'jsonb',
    },
    returns: 'bigint',
  },
  change_attacker: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_seen_fights: 'integer',
      p_seen_rank: 'integer',
      p_seen_energy: 'integer',
      p_after: 'jsonb',
    },
    returns: 'boolean',
  },
  keep_results: {
    arguments: {
      p_player: 'bigint',
      p_results: 'jsonb',
    },
    returns: 'void',
  },
  add_league_fight: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_fight: 'jsonb',
    },
    returns: 'void',
  },
  add_items: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_items: 'jsonb',
    },
    returns: 'void',
  },
  settle_fight: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_seen_fights: 'integer',
      p_seen_rank: 'integer',
      p_seen_energy: 'integer',
      p_match: 'uuid',
      p_commitment: 'text',
      p_after: 'jsonb',
      p_fight: 'jsonb',
      p_items: 'jsonb',
      p_gifts: 'jsonb',
      p_messages: 'jsonb',
      p_key: 'uuid',
      p_body_hash: 'text',
      p_reference: 'jsonb',
    },
    returns: 'jsonb',
  },
  give: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_id: 'uuid',
      p_asset: 'text',
      p_amount: 'bigint',
      p_reason: 'text',
      p_ref: 'text',
    },
    returns: 'bigint',
  },
  give_all: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_gifts: 'jsonb',
    },
    returns: 'void',
  },
  touch_listener: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
    },
    returns: 'void',
  },
  put_match: {
    arguments: {
      p_player: 'bigint',
      p_seen: 'jsonb',
      p_match: 'jsonb',
    },
    returns: 'boolean',
  },
  send: {
    arguments: {
      p_player: 'bigint',
      p_at: 'timestamptz',
      p_messages: 'jsonb',
    },
    returns: 'void',
  },
} as const
