import type { ApiClient } from '../../../api/client.ts'
import type { ClockReading } from '../../../api/clockReading.ts'
import { session } from '../../../api/contract/auth.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { SessionAnswer } from '../facts.ts'
import type { Asking } from './asking.ts'

/** Until when the session lives, and the server's clock by the same answer. */
export const readSession = async (api: ApiClient, asking: Asking): Promise<Result<SessionAnswer, ServerFailure>> => {
  let clock: ClockReading | null = null
  const onClock = (reading: ClockReading): void => {
    clock = reading
  }
  const answer = await api.send(session, {}, { ...asking, onClock })
  return answer.ok ? succeed({ endsAt: answer.value.exp, clock }) : answer
}
