import { useNavigation } from '../../area/navigation.ts'
import type { BulkSendingProps } from '../bulk/BulkSending.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { BulkParts } from '../list/listParts.ts'

/** Which documents are issued. */
export type Issuing = Pick<BulkSendingProps, 'documentIds' | 'names' | 'found'>

interface Props {
  readonly parts: Pick<BulkParts, 'sending'>
  readonly issuing: Issuing
  readonly onEnd: () => void
  /** Opens one of them. */
  readonly onOpen: (document: string) => void
}

/** Issues many documents that the list has not selected, such as the drafts of a spreadsheet. */
export const IssuedTogether = ({ parts, issuing, onEnd, onOpen }: Props) => {
  const { openPanel } = useNavigation()
  return (
    <LazyPart of={parts.sending} onLeave={onEnd}>
      {(BulkSending) => (
        <BulkSending
          {...issuing}
          onEnd={(output) => {
            onEnd()
            if (output?.result === 'toSettings') openPanel('digital-signatures', {})
          }}
          onOpen={onOpen}
          way="hsm"
        />
      )}
    </LazyPart>
  )
}
