import { DoublesNotice } from './DoublesNotice.tsx'

interface Props {
  readonly documentId: string
  readonly isSent: boolean
}

/** What is to be known before a certificate is signed: whether its person has one for the same already. */
export const SubmitNotice = ({ documentId, isSent }: Props) => !isSent && <DoublesNotice documentId={documentId} />
