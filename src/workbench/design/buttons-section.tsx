import { Button, type ButtonVariant } from '#client/ui/controls/button.tsx'
import { CloseButton } from '#client/ui/controls/close-button.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { DesignSection, Sample } from './design-section.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'claim', 'danger', 'quiet']

export const ButtonsSection = () => (
  <DesignSection id="buttons" title="Buttons">
    {VARIANTS.map((variant) => (
      <Sample key={variant} title={variant} line>
        <Button variant={variant}>Fight</Button>
        <Button variant={variant} icon="fight">
          Icon
        </Button>
        <Button variant={variant} pending>
          Pending
        </Button>
      </Sample>
    ))}
    <Sample title="sizes" line>
      <Button size="small" variant="secondary">
        Small
      </Button>
      <Button variant="secondary">Medium</Button>
      <Button size="large" variant="secondary">
        Large
      </Button>
    </Sample>
    <Sample title="disabled, icon only, close" line>
      <Button disabled icon="lock">
        Locked
      </Button>
      <Button variant="secondary" icon="speed" aria-label="Speed" />
      <CloseButton label="Close" onClick={() => undefined} />
      <Spinner label="Loading" />
    </Sample>
    <Sample title="full width, long words">
      <Button fullWidth icon="tok">
        Donaudampfschifffahrtsgesellschaftskapitän kaufen
      </Button>
    </Sample>
  </DesignSection>
)
