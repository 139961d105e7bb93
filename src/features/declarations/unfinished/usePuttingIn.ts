import { useState } from 'react'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ServerFailure } from '../../../domain/failure.ts'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { putValuesIn } from './content.ts'
import type { Keeper } from './keeper.ts'
import type { FormActor } from './useKeeper.ts'

/** Reads what was kept and puts it into the fields; `isComing` until it is there, or known not to come. */
export const usePuttingIn = (actor: FormActor, fields: DeclarationFields, keeper: Keeper, isAwaited: boolean) => {
  const api = useApi()
  const { key, form } = useFiling()
  const [isComing, setComing] = useState(isAwaited)
  const [failure, setFailure] = useState<ServerFailure | null>(null)
  const [isContinued, setContinued] = useState(false)
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
    putValuesIn(form, fields, content)
    keeper.take(read)
    setContinued(true)
  }
  return {
    isComing,
    failure,
    isContinued,
    putIn,
    awaitNothing: () => setComing(false),
    dismiss: () => setContinued(false),
  }
}
