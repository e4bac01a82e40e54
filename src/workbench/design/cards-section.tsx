import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import styles from './design-page.module.css'
import { DesignSection, Sample } from './design-section.tsx'

export const CardsSection = () => (
  <DesignSection id="cards" title="Cards and rows">
    <Sample title="panels: plain, light, gold, deep">
      <Panel>Plain</Panel>
      <Panel tone="light">Light</Panel>
      <Panel tone="gold">Gold: rewards</Panel>
      <Panel tone="deep">Deep: a field inside a panel</Panel>
    </Sample>
    <Sample title="cards">
      <Card
        title="Iron chest"
        text="Materials of the second degree"
        picture={<Icon name="chest-iron" size={56} />}
        badge={<Badge tone="gold" text="-20%" />}
      >
        <Button variant="secondary" fullWidth icon="tok">
          120.5
        </Button>
      </Card>
      <Card
        title="A card that is a button"
        text="Tap anywhere: the title is stretched over it."
        picture={<Icon name="box-weapon" size={56} />}
        onPress={() => undefined}
      />
      <Card title="Season 3" text="Ends in 4 days" tone="gold" picture={<Icon name="trophy" size={48} />}>
        <Bar label="Season progress" value={38} max={100} tone="gold" text="38 / 100" />
      </Card>
    </Sample>
    <Sample title="list rows in all states">
      <ul className={styles.stack}>
        <li>
          <ListRow title="Information only" detail="No button, no chevron" icon="info" />
        </li>
        <li>
          <ListRow title="Join the channel" detail="+500 TOK" icon="nav-friends" onPress={() => undefined} />
        </li>
        <li>
          <ListRow
            title="Daily reward"
            icon="nav-reward"
            trailing={<Badge count={3} label="3 rewards waiting" />}
            onPress={() => undefined}
          />
        </li>
        <li>
          <ListRow
            title="Invite a friend"
            detail="Checking…"
            icon="nav-friends"
            state="progress"
            onPress={() => undefined}
          />
        </li>
        <li>
          <ListRow title="Win three fights" detail="Claimed" icon="fight" state="done" trailing="+90" />
        </li>
        <li>
          <ListRow
            title="Connect a wallet"
            icon="lock"
            state="error"
            problem="The wallet did not answer. Tap to try again."
            onPress={() => undefined}
          />
        </li>
        <li>
          <ListRow
            title="Monster hunt"
            detail="Unlocks at Silver League"
            icon="streak"
            state="disabled"
            onPress={() => undefined}
          />
        </li>
        <li>
          <ListRow title="You" detail="Rank 12" icon="trophy" current trailing="1,204" onPress={() => undefined} />
        </li>
        <li>
          <ListRow
            title="Ein außerordentlich langer Name ohneeinzigesLeerzeichendazwischen"
            detail="A detail that runs on and on, over two lines and more, without pushing anything out"
            icon="league-3"
            trailing="12,345,678"
            onPress={() => undefined}
          />
        </li>
      </ul>
    </Sample>
  </DesignSection>
)
