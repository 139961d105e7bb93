import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import { UnfinishedOffer } from '../../../documents/unfinished/UnfinishedOffer.tsx'
import type { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import { isAccepted } from '../../../domain/declaration/status.ts'
import type { DeclarationFields } from './fields.ts'
import { FilledFromNotice } from './FilledNotice.tsx'
import { InForceOffer } from './InForceOffer.tsx'
import { NewerFormNotice } from './NewerFormNotice.tsx'
import type { OpenedDeclaration } from './useDeclarationForm.ts'
import type { useFormLeaving } from '../../../documents/form/useFormLeaving.ts'

interface Props {
  readonly fields: DeclarationFields
  readonly opened: OpenedDeclaration
  readonly unfinished: ReturnType<typeof useUnfinished>
  readonly actor: ActorRefFrom<typeof documentForm>
  readonly leaveFor: ReturnType<typeof useFormLeaving>['leaveFor']
}

/** What the form was filled from, or could begin with instead: what was left of it, or what is in force; what today's form changes for it. */
export const Offers = ({ actor, fields, opened, unfinished, leaveFor }: Props) => {
  // With what is being looked for the form fills itself.
  const isFinding = useSelector(actor, (now) => now.matches('findingInForce'))
  const { documentId, inForce, filledFrom, filledFields, replaced } = opened
  const mayBegin = documentId === null && inForce === null && replaced === null && !isFinding
  return (
    <>
      <UnfinishedOffer {...unfinished} />
      {isAccepted(opened.status) && <NewerFormNotice fields={fields} />}
      {filledFrom !== null && (
        <FilledFromNotice fields={filledFields} filledFrom={filledFrom} onUndo={() => leaveFor('unfilledChange')} />
      )}
      {mayBegin && <InForceOffer fields={fields} onBegin={() => leaveFor('change')} />}
    </>
  )
}
