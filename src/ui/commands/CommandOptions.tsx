import { grouped, type PossibleCommand } from './command.ts'

type CommandOptionsProps = {
  /** The element's id; an option's is that and the command's. */
  id: string
  label: string
  commands: readonly PossibleCommand[]
  /** The one that Enter chooses. */
  active: PossibleCommand | undefined
  onChoose: (command: PossibleCommand) => void
}

const showActive = (option: HTMLDivElement | null): void => option?.scrollIntoView({ block: 'nearest' })

/** The list of a combobox that keeps the focus (ARIA Authoring Practices, "Combobox"): options under their headings. */
export function CommandOptions({ id, label, commands, active, onChoose }: CommandOptionsProps) {
  return (
    <div aria-label={label} className="ui-palette-list" id={id} role="listbox">
      {grouped(commands).map((group, place) => (
        <div aria-labelledby={`${id}-group-${place}`} className="ui-palette-group" key={group.name} role="group">
          <div className="ui-palette-heading" id={`${id}-group-${place}`} role="presentation">
            {group.name}
          </div>
          {group.commands.map((command) => (
            <div
              aria-selected={command === active}
              className="ui-palette-item"
              id={`${id}${command.id}`}
              key={command.id}
              onClick={() => onChoose(command)}
              onMouseDown={(event) => event.preventDefault()}
              ref={command === active ? showActive : undefined}
              role="option"
              tabIndex={-1}
            >
              <span className="ui-palette-icon">{command.icon}</span>
              <span className="ui-palette-text">
                {command.label}
                {command.details !== undefined && <span className="ui-palette-details"> {command.details}</span>}
              </span>
              {command.shortcut !== undefined && <kbd className="ui-palette-key">{command.shortcut}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
