import { useEffect, useRef } from 'react'
import type { Locale } from '../../../../src/domain/locale.ts'
import { problemText } from '../../problems/problemText.ts'
import { texts } from '../../problems/texts.ts'
import type { ShownPath, ShownState } from './facts.ts'
import type { Player } from './player.ts'
import { Scrollable } from './Scrollable.tsx'

interface Props {
  readonly path: ShownPath
  readonly player: Player
  /** What the rules say, by their ids. */
  readonly sayings: Readonly<Record<string, string>>
  readonly label: (name: string) => string
  readonly language: Locale
}

interface ItemProps {
  readonly description: string
  readonly states: readonly ShownState[]
  readonly rules: readonly string[]
  readonly sayings: Props['sayings']
  readonly isCurrent: boolean
  readonly isPast: boolean
  /** What the step broke by, with its title. */
  readonly failure: { readonly title: string; readonly message: string } | null
}

const Item = ({ description, states, rules, sayings, isCurrent, isPast, failure }: ItemProps) => {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent || failure !== null) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent, failure])
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={isPast ? 'past' : undefined} ref={item}>
      <p>{description}</p>
      <p className="lab-place">→ {states.map(({ name }) => name).join(' + ')}</p>
      {isCurrent && states.map(({ id, description }) => description !== null && <p key={id}>{description}</p>)}
      {isCurrent && rules.map((id) => <p className="lab-rules" key={id}>{`${id} ${sayings[id] ?? ''}`}</p>)}
      {failure !== null && (
        <div className="lab-failure" role="alert">
          <strong>{failure.title}</strong>
          <pre>{failure.message}</pre>
        </div>
      )}
    </li>
  )
}

/** The steps of the path as descriptions, the current one marked; a step that failed says why in its place. */
export const Steps = ({
  path: { id, start, begins, steps },
  player: { place, failure },
  sayings,
  label,
  language,
}: Props) => {
  const items = [{ description: start, states: begins, rules: [] }, ...steps]
  const stateNames = new Map(items.flatMap(({ states }) => states.map((state) => [state.id, state.name] as const)))
  return (
    <section aria-labelledby="steps" className="lab-steps">
      <h2 id="steps">
        {label('steps')} <small>{id}</small>
      </h2>
      <Scrollable className="lab-scroll" label={label('steps')}>
        <ol start={0}>
          {items.map(({ description, states, rules }, index) => (
            <Item
              failure={
                failure?.place === index
                  ? {
                      title: label('broken'),
                      message: problemText(
                        failure.problem,
                        texts[language].problem,
                        (state) => stateNames.get(state) ?? state,
                      ),
                    }
                  : null
              }
              isCurrent={index === place}
              isPast={place !== null && index < place}
              // Steps of a path have their place and nothing else.
              key={`${index} ${id}`}
              rules={rules}
              sayings={sayings}
              description={description}
              states={states}
            />
          ))}
        </ol>
      </Scrollable>
    </section>
  )
}
