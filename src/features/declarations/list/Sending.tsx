import { Sending, type SendingProps } from '../../../documents/submit/Sending.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** One submission of a declaration from the list; a chunk of its own. */
export const SendingDeclaration = (props: SendingProps) => (
  <FiledDeclarations>
    <Sending {...props} />
  </FiledDeclarations>
)
