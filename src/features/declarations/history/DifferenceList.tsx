import { Trans } from '@lingui/react/macro'
import type { Difference } from '../../../domain/declaration/differences.ts'
import { useDifferenceTexts } from './useDifferenceTexts.ts'
import './DifferenceList.css'

/** What a declaration says otherwise than another: each with what was there and what is there now. */
export const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const textsOf = useDifferenceTexts()
  return (
    <ul className="declaration-differences">
      {differences.flatMap(textsOf).map(({ key, label, before, after }) => (
        <li key={key}>
          <span className="declaration-difference-label">{label}</span>
          {before !== null && (
            <del>
              <span className="visually-hidden">
                <Trans>Was:</Trans>{' '}
              </span>
              {before}
            </del>
          )}
          {after !== null && (
            <ins>
              <span className="visually-hidden">
                <Trans>Is now:</Trans>{' '}
              </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}
