import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Loading, SkeletonCard, SkeletonItems, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { DesignSection, Sample } from './design-section.tsx'

export const WaitingSection = () => (
  <DesignSection id="waiting" title="Waiting and empty">
    <Sample title="skeletons: rows">
      <Loading label="Loading the list">
        <SkeletonRows rows={2} />
      </Loading>
    </Sample>
    <Sample title="skeletons: card, items">
      <Loading label="Loading the offers">
        <SkeletonCard />
        <SkeletonItems count={8} />
      </Loading>
    </Sample>
    <Sample title="empty, in a list">
      <Panel>
        <EmptyState
          size="compact"
          level={3}
          picture="empty"
          title="No offers yet"
          text="The first one is yours to make."
        />
      </Panel>
    </Sample>
    <Sample title="failed, in a list, with a way on">
      <Panel>
        <EmptyState size="compact" level={3} picture="error" title="The list did not come">
          <Button size="small" variant="secondary">
            Retry
          </Button>
        </EmptyState>
      </Panel>
    </Sample>
    <Sample title="a whole page">
      <EmptyState level={3} picture="not-open" title="The forge is not open yet" text="Nothing is lost meanwhile.">
        <Button>Home</Button>
      </EmptyState>
    </Sample>
  </DesignSection>
)
