import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { methodOf } from '../../domain/corrections/features.ts'
import { shownDay } from '../../domain/dates.ts'
import { Link } from '../../ui/button/Link.tsx'
import './CorrectionChain.css'

/** A document among those that correct one another. */
export interface ChainedDocument {
  readonly sid: string
  readonly corrects_sid: string
  /** Empty until it is issued. */
  readonly inv_no: string
  readonly inv_date: string
  readonly inv_feature: string
  readonly etax_status: string
  readonly reason: string
}

/** Each once: one that corrects several stands in a chain once for each of them. */
const eachOnce = <One extends ChainedDocument>(chain: readonly One[]): readonly One[] =>
  [...new Map(chain.toReversed().map((one) => [one.sid, one])).values()].toReversed()

/** Those that a document corrects, as far as the chain has them. */
const correctedBy = <One extends ChainedDocument>({ sid }: ChainedDocument, chain: readonly One[]): readonly One[] => {
  const corrected = new Set(chain.filter((each) => each.sid === sid).map((each) => each.corrects_sid))
  return eachOnce(chain).filter((each) => corrected.has(each.sid))
}

/** Originals that are named in one line. */
const mostNamed = 3

/** How a kind names and shows its documents. */
interface ChainedWords<One> {
  /** What one is called that corrects no other. */
  readonly original: string
  /** Symbol and number of one that is issued. */
  readonly nameOf: (one: One) => string
  /** Where it is opened; null where whoever looks may not read it. */
  readonly hrefOf: (one: One) => string | null
  readonly renderBadge: (one: One) => ReactNode
}

interface Props<One> extends ChainedWords<One> {
  /** The document that is looked at. */
  readonly documentId: string
  readonly level: 2 | 3
  readonly chain: readonly One[]
  /** Notices about it; null where there are none. */
  readonly notices?: ReactNode
}

/** A document with all that it corrects and that correct it, and notices about it; nothing where there are none. */
export const CorrectionChain = <One extends ChainedDocument>({
  documentId,
  level,
  chain,
  notices = null,
  ...words
}: Props<One>) => {
  const { t } = useLingui()
  const id = useId()
  const shown = eachOnce(chain)
  if (shown.length < 2 && notices === null) return null
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="correction-chain">
      <Heading id={id}>{t`Corrections`}</Heading>
      <ol>
        {shown.map((one) => (
          <Chained {...words} chain={chain} isShown={one.sid === documentId} key={one.sid} one={one} />
        ))}
      </ol>
      {notices}
    </section>
  )
}

interface ChainedProps<One> extends ChainedWords<One> {
  readonly one: One
  readonly chain: readonly One[]
  /** Whether it is the one that is looked at. */
  readonly isShown: boolean
}

const useRole = () => {
  const { t } = useLingui()
  return ({ inv_feature: feature }: ChainedDocument, original: string): string | null => {
    const method = methodOf(feature)
    if (method === null) return null
    return method === 'replace' ? t`Replaces ${original}` : t`Adjusts ${original}`
  }
}

const Chained = <One extends ChainedDocument>({
  one,
  chain,
  isShown,
  original: originalWord,
  nameOf,
  hrefOf,
  renderBadge,
}: ChainedProps<One>) => {
  const { t } = useLingui()
  const roleOf = useRole()
  const named = (each: One): string => (each.inv_no === '' ? t`Not issued yet` : nameOf(each))
  const originals = correctedBy(one, chain).map(named)
  const others = originals.length - mostNamed
  const corrected = [...originals.slice(0, mostNamed), ...(others > 0 ? [`+${others}`] : [])].join(', ')
  const document = named(one)
  const day = shownDay(one.inv_date)
  const name = t`${document} of ${day}`
  const href = isShown ? null : hrefOf(one)
  return (
    <li aria-current={isShown || undefined}>
      {href === null ? <strong>{name}</strong> : <Link href={href}>{name}</Link>}
      <span>{roleOf(one, corrected) ?? originalWord}</span>
      {renderBadge(one)}
      {one.reason !== '' && one.corrects_sid !== '' && <q>{one.reason}</q>}
    </li>
  )
}
