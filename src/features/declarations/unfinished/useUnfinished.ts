import { useState, useSyncExternalStore } from 'react'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ServerFailure } from '../../../domain/failure.ts'
import { useFiling } from '../collection/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { putValuesIn } from './content.ts'
import type { Discarded } from './keeper.ts'
import type { FormOrigin } from './origin.ts'
import { useElsewhere } from './useElsewhere.ts'
import { useKeeper, useKeeping, type FormActor } from './useKeeper.ts'
import { useOffering } from './useOffering.ts'

/** Keeps what a form says while it is filled, and offers what an earlier visit has left of it (decision 0376). */
export const useUnfinished = (
  actor: FormActor,
  fields: DeclarationFields,
  { origin, continues }: { readonly origin: FormOrigin; readonly continues: string | null },
) => {
  const api = useApi()
  const { key } = useFiling()
  const keeper = useKeeper(actor, fields, origin)
  useKeeping(actor, keeper)
  const { offered, notKept } = useSyncExternalStore(keeper.subscribe, keeper.getState)
  const [failure, setFailure] = useState<ServerFailure | null>(null)
  const [isComing, setComing] = useState(continues !== null)
  const [isContinued, setContinued] = useState(false)
  const isElsewhere = useElsewhere()

  const putIn = async (id: string, offerAgain: () => Promise<void>): Promise<void> => {
    setComing(true)
    const answer = await api.send(unfinishedForms[key].read, { params: { id } })
    setComing(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      return offerAgain()
    }
    const { content, ...read } = answer.value
    setFailure(null)
    if (actor.getSnapshot().can({ type: 'edit.started' })) actor.send({ type: 'edit.started' })
    putValuesIn(fields, content)
    keeper.take(read)
    setContinued(true)
  }
  const mayContinue = (): boolean => {
    const now = actor.getSnapshot()
    return now.context.mode !== 'view' || now.can({ type: 'edit.started' })
  }
  const offerAgain = useOffering(keeper, mayContinue, origin, (id, again) => {
    if (id !== null && id === continues) void putIn(id, again)
    else setComing(false)
  })
  const discardOffered = async (): Promise<Discarded> => {
    const answer = await keeper.refuse()
    if (answer.ok && !answer.value.discarded) await offerAgain()
    return answer
  }

  return {
    keeper,
    offered,
    notKept,
    failure,
    isElsewhere: isElsewhere({ way: origin.way, originId: origin.id }),
    isComing,
    isContinued,
    continueOffered: () => void (offered !== null && putIn(offered.id, offerAgain)),
    discardOffered,
    dismiss: () => setContinued(false),
  }
}
