import * as v from 'valibot'
import { readTexts } from '../../domain/reading.ts'
import { profileSchema } from '../../domain/session.ts'
import { describeCall, noBody, none } from './call.ts'

export const profile = describeCall({
  name: 'settings.profile',
  summary: 'The signed-in person',
  method: 'GET',
  path: '/api/wtx/ca/v1/settings/profile',
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  /** `user_id` is what the person signs in with; `version` names what the profile says. */
  answer: v.object({
    ...profileSchema.entries,
    ...readTexts(['user_id', 'employee_no', 'phone_number', 'version']),
  }),
  refusals: [],
  source: 'seed 002 §3.2, §7.3; 001 §3',
})
