import type { SnapshotFrom } from 'xstate'
import type { documentsSubmit } from '../../machines/documentsSubmit/documentsSubmit.ts'

/** A sending with the flow that opens the key of a run as its HSM: it looks and acts the same. */
export const withRun = ({ children }: Pick<SnapshotFrom<typeof documentsSubmit>, 'children'>) => {
  const { hsmRun, ...others } = children
  return { children: hsmRun === undefined ? others : { ...others, hsmSigning: hsmRun } }
}
