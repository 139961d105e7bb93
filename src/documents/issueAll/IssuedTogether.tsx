import { useNavigation } from '../../area/navigation.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { BulkSendingProps } from '../bulk/BulkSending.tsx'
import type { BulkParts } from '../list/listParts.ts'

/** Which documents are issued. */
export type Issuing = Pick<BulkSendingProps, 'documentIds' | 'names' | 'found'>

/** Documents that a list finds, on this page of it or not. */
export const foundBy = (found: NonNullable<Issuing['found']>): Issuing => ({
  documentIds: [],
  names: new Map(),
  found,
})

interface Props {
  readonly part: BulkParts['sending']
  readonly issuing: Issuing
  readonly onEnd: () => void
  /** Opens one of them. */
  readonly onOpen: (document: string) => void
}

/** Issues many documents that a list has not selected. */
export const IssuedTogether = ({ part, issuing, onEnd, onOpen }: Props) => {
  const { openPanel } = useNavigation()
  return (
    <LazyPart of={part} onLeave={onEnd}>
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
