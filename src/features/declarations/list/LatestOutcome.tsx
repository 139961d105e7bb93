import { BulkOutcome, type BulkOutcomeProps } from '../../../documents/bulk/BulkOutcome.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** What became of the latest sending of several declarations. */
export const LatestOutcome = (props: BulkOutcomeProps) => (
  <FiledDeclarations>
    <BulkOutcome {...props} />
  </FiledDeclarations>
)
