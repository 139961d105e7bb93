import { useLingui } from '@lingui/react/macro'
import { ErrorIcon } from '../../ui/icons/firstIcons.tsx'

interface Props {
  readonly number: number
  /** Whether something is wrong at a cell of the row, which may be out of view. */
  readonly isWrong: boolean
}

/** The head of a row of a file. */
export const RowNumber = ({ number, isWrong }: Props) => {
  const { t } = useLingui()
  return (
    <th scope="row">
      {number}
      {isWrong && (
        <span className="sheet-wrong">
          <ErrorIcon size={14} />
          <span className="visually-hidden"> {t`with an error`}</span>
        </span>
      )}
    </th>
  )
}
