import { BulkSending, type BulkSendingProps } from '../../../documents/bulk/BulkSending.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** The sending of several declarations from the list; a chunk of its own. */
export const BulkDeclarations = (props: BulkSendingProps) => (
  <FiledDeclarations>
    <BulkSending {...props} />
  </FiledDeclarations>
)
