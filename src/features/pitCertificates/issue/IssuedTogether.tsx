import { useNavigation } from '../../../area/navigation.ts'
import type { BulkSendingProps } from '../../../documents/bulk/BulkSending.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { listParts } from '../parts.ts'

/** Which certificates are issued. */
export type Issuing = Pick<BulkSendingProps, 'documentIds' | 'names' | 'found'>

interface Props {
  readonly issuing: Issuing
  readonly onEnd: () => void
  /** Opens one of them. */
  readonly onOpen: (certificate: string) => void
}

/** Issues many certificates that the list has not selected, such as the drafts of a payroll. */
export const IssuedTogether = ({ issuing, onEnd, onOpen }: Props) => {
  const { openPanel } = useNavigation()
  return (
    <LazyPart of={listParts.bulk.sending} onLeave={onEnd}>
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
