import { Button } from '../../ui/button/Button.tsx'
import { ToggleButton } from '../../ui/button/ToggleButton.tsx'
import type { TabProps } from './SheetPages.tsx'

interface Command {
  readonly label: string
  readonly disabledReason?: string | undefined
  readonly run: () => void
}

interface Props<Tab extends string> extends Omit<TabProps<Tab>, 'change'> {
  /** What the tabs are a choice of. */
  readonly label: string
  readonly tabs: readonly { readonly id: Tab; readonly label: string }[]
  readonly commands: readonly Command[]
}

/** Above the rows of a file: which of them are shown, and what is done with many at once. */
export const SheetTools = <Tab extends string>({ label, tabs, commands, tab, onTabChange }: Props<Tab>) => (
  <div className="sheet-tools">
    <div aria-label={label} className="sheet-tabs" role="group">
      {tabs.map((one) => (
        <ToggleButton isSelected={tab === one.id} key={one.id} onChange={() => onTabChange(one.id)}>
          {one.label}
        </ToggleButton>
      ))}
    </div>
    <div className="sheet-tabs">
      {commands.map((command) => (
        <Button disabledReason={command.disabledReason} key={command.label} onPress={command.run} size="small">
          {command.label}
        </Button>
      ))}
    </div>
  </div>
)
