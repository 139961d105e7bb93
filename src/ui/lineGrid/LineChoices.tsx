import type { LineRow } from './lineChange.ts'
import type { LineChoice } from './lineColumn.ts'
import { useLineGridTexts } from './lineGridTexts.ts'

interface LineChoicesProps<Row extends LineRow> {
  readonly id: string
  readonly label: string
  readonly choices: readonly LineChoice<Row>[]
  readonly chosen: LineChoice<Row> | undefined
  readonly onChoose: (choice: LineChoice<Row>) => void
}

export const choiceId = (list: string, choice: string): string => `${list}-${choice}`

const showChosen = (option: HTMLDivElement | null): void => option?.scrollIntoView({ block: 'nearest' })

/** The list of a cell, which keeps the focus (ARIA Authoring Practices, "Combobox"). */
export function LineChoices<Row extends LineRow>({ id, label, choices, chosen, onChoose }: LineChoicesProps<Row>) {
  const texts = useLineGridTexts()
  if (choices.length === 0) return <p className="ui-listbox-empty">{texts.noChoices}</p>
  return (
    <div aria-label={label} className="ui-listbox ui-lines-choices" id={id} role="listbox">
      {choices.map((choice) => (
        <div
          aria-selected={choice === chosen}
          className="ui-option"
          data-focused={choice === chosen || undefined}
          id={choiceId(id, choice.id)}
          key={choice.id}
          onClick={() => onChoose(choice)}
          ref={choice === chosen ? showChosen : undefined}
          role="option"
          tabIndex={-1}
        >
          <span className="ui-option-text">
            <span>{choice.label}</span>
            {choice.note !== undefined && <span className="ui-option-note">{choice.note}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
