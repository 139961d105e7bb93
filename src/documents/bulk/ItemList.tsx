import { Plural } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { asSentence } from '../../failures/failureText.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { refusedFields } from '../../domain/failure.ts'
import type { BulkItem, ItemReason } from '../../machines/documentsSubmit/items.ts'
import { Button } from '../../ui/button/Button.tsx'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { FieldProblems } from '../submit/panels/FieldProblems.tsx'
import { leftOutTexts, stageAppearances } from './stageTexts.ts'
import './bulk.css'

/** What documents are called, by their ids. */
export type ItemNames = ReadonlyMap<string, string>

interface Props {
  readonly label: string
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  /** The document that the server is at. */
  readonly current?: string | null
  /** Opens a document; they are texts without it. */
  readonly onOpen?: ((documentId: string) => void) | undefined
}

/** Why a document is not sent. */
const Reason = ({ reason }: { readonly reason: ItemReason }) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  if (reason.code === 'bulk.leftOut') return <p className="bulk-reason">{i18n._(leftOutTexts[reason.because])}</p>
  const { title, text } = failureText(reason)
  return (
    <div className="bulk-reason">
      <p>
        <strong>{asSentence(title)}</strong> {text}
      </p>
      <FieldProblems problems={refusedFields(reason)} />
    </div>
  )
}

const ItemName = ({ name, onOpen }: { readonly name: string; readonly onOpen: (() => void) | undefined }) =>
  onOpen === undefined ? (
    <span>{name}</span>
  ) : (
    <Button onPress={onOpen} size="small" variant="quiet">
      {name}
    </Button>
  )

const shownStage = ({ stage, resumesAt }: BulkItem, isCurrent: boolean) => {
  if (isCurrent && stage !== 'sent' && stage !== 'failed') return 'current'
  return stage === 'failed' && resumesAt === 'unknown' ? 'open' : stage
}

/** Rows that are drawn: of a payroll there are thousands. */
const mostShown = 100

const isUnsent = ({ stage }: BulkItem): boolean => stage === 'failed' || stage === 'leftOut'

/** Of many, those that are not sent stand first: they are what somebody looks for. */
const shownOf = (items: readonly BulkItem[]): readonly BulkItem[] =>
  items.length <= mostShown
    ? items
    : [...items.filter(isUnsent), ...items.filter((item) => !isUnsent(item))].slice(0, mostShown)

/** Documents of a sending with how each stands, and why where it is not sent. */
export const ItemList = ({ label, items, names, current = null, onOpen }: Props) => {
  const { i18n } = useLingui()
  const shown = shownOf(items)
  const more = items.length - shown.length
  return (
    <ul aria-label={label} className="bulk-items">
      {shown.map((item) => {
        const { tone, label: stage } = stageAppearances[shownStage(item, item.documentId === current)]
        return (
          <li className="bulk-item" key={item.documentId}>
            <div className="bulk-item-line">
              <ItemName
                name={names.get(item.documentId) ?? item.documentId}
                onOpen={onOpen && (() => onOpen(item.documentId))}
              />
              <StatusBadge label={i18n._(stage)} tone={tone} />
            </div>
            {item.reason !== null && <Reason reason={item.reason} />}
          </li>
        )
      })}
      {more > 0 && (
        <li className="bulk-item">
          <Plural one="and # more" other="and # more" value={more} />
        </li>
      )}
    </ul>
  )
}
