import fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../src/api/client.ts'
import { sendAccount } from '../../src/features/digitalSignatures/connect/sendAccount.ts'
import { provideHsmRegistration } from '../../src/features/digitalSignatures/register/hsm/provideHsmRegistration.ts'
import { sendStatusChange } from '../../src/features/digitalSignatures/status/sendStatusChange.ts'
import { saveSignature } from '../../src/features/digitalSignatures/update/saveSignature.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { provideHsmSigning } from '../../src/signing/hsm/provideHsmSigning.ts'
import { heldCertificate, picture, provider } from '../../walks/flows/hsmRegistration.ts'
import { certificate } from '../../walks/flows/hsmSigning.ts'
import { company } from '../../walks/flows/tokenRegistration.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { fates, listeningServer } from './support/listeningServer.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

/** Secrets, each of which is entered once. */
const entering = () => {
  let count = 0
  return (kind: 'password' | 'pin' | 'code'): string => {
    count += 1
    return `canary-${kind}-${count}`
  }
}
type Enter = ReturnType<typeof entering>

const registerInHsm = async (api: ApiClient, enter: Enter): Promise<unknown> => {
  const actor = createActor(provideHsmRegistration(api), { input: company })
  actor.start()
  for (let turn = 0; turn < 9 && actor.getSnapshot().status === 'active'; turn += 1) {
    const state = await waitFor(actor, (each) => !each.hasTag('busy'))
    const typed = new Sealed({ provider, userName: 'ke.toan', password: enter('password') })
    const pin = new Sealed(enter('pin'))
    const secrets = new Sealed({ pin: enter('pin'), otp: turn % 2 === 0 ? enter('code') : null })
    const possible = [
      { type: 'account.submitted', account: typed },
      { type: 'certificate.chosen', serialNumber: heldCertificate.serial },
      ...(turn % 3 === 0 ? [{ type: 'code.requested', pin } as const] : []),
      { type: 'pin.submitted', secrets },
      { type: 'registration.repeated' },
      { type: 'outcome.asked' },
      { type: 'certificates.requested' },
      { type: 'account.requested' },
    ] as const
    const next = possible.find((event) => state.can(event))
    if (next === undefined) break
    actor.send(next)
  }
  await waitFor(actor, (each) => !each.hasTag('busy'))
  return actor.getPersistedSnapshot()
}

const documents = {
  toSign: () => ({ xml: '<a/>', signId: 's', layout: declarationSignature }),
  keepSignature: () => {},
}
const readRegistered = () => Promise.resolve({ ok: true, value: [certificate] } as const)

const signInHsm = async (api: ApiClient, enter: Enter): Promise<unknown> => {
  const actor = createActor(provideHsmSigning({ api, documents, readRegistered }), { input: work })
  actor.start()
  for (let turn = 0; turn < 9 && actor.getSnapshot().status === 'active'; turn += 1) {
    const state = await waitFor(actor, (each) => !each.hasTag('busy'))
    const account = { userName: 'ke.toan', password: enter('password') }
    const otp = turn % 2 === 0 ? enter('code') : null
    const possible = [
      { type: 'certificate.chosen', id: certificate.id },
      { type: 'pin.submitted', secrets: new Sealed({ account: null, pin: enter('pin'), otp }) },
      { type: 'account.submitted', secrets: new Sealed({ account, pin: enter('pin'), otp }) },
      { type: 'signing.retried' },
    ] as const
    const next = possible.find((event) => state.can(event))
    if (next === undefined) break
    actor.send(next)
  }
  await waitFor(actor, (each) => !each.hasTag('busy') || each.status !== 'active')
  return actor.getPersistedSnapshot()
}

const change = (api: ApiClient, enter: Enter): Promise<unknown> =>
  sendStatusChange(api, [certificate], { status: '3', key: new Sealed({ pin: enter('pin'), otp: enter('code') }) })

const logIn = (api: ApiClient, enter: Enter): Promise<unknown> =>
  sendAccount(api, new Sealed({ userName: 'ke.toan', password: enter('password') }))

const update = (api: ApiClient, enter: Enter): Promise<unknown> =>
  saveSignature(api, { type: '2', keptUser: null })({
    values: {
      status: '3',
      type: '2',
      user_nm: 'ke.toan',
      user_pw: enter('password'),
      pin: enter('pin'),
      otp_yn: 'Y',
      otp: enter('code'),
    },
    id: certificate.id,
    recordId: certificate.id,
    basis: { version: 'v1', unanswered: null },
    signal: new AbortController().signal,
  })

const dataOf = (path: string): unknown => {
  if (path.endsWith('/hsm/certificates')) return { certificates: [heldCertificate] }
  if (path.endsWith('/hsm/qr2fa')) return { qr_code: picture }
  if (path.endsWith('/hsm/login')) return { kept_yn: 'Y', attempts_left: 4, pin_locked: false, otp_yn: 'N' }
  if (path.endsWith('/hsm/issue-xml-list')) return [{ status: 'NO', signed_xml: '', req_key: '', message: 'later' }]
  return path.includes('/digital-signatures?') ? { digital_signatures: [] } : {}
}

describe('what was entered once is used by one request at most, and travels sealed, however the requests end', () => {
  it.each([
    ['registering a certificate in an HSM [001-4-05]', registerInHsm, 'code password pin', true],
    ['signing by an HSM [000-4-15]', signInHsm, 'code password pin', false],
    ['a change of status [001-7-09]', change, 'code pin', false],
    ['an update with the PIN [001-5-04]', update, 'code password pin', false],
    ['the login of the signing server [000-8-12]', logIn, 'password', false],
  ] as const)('%s', async (_name, flow, uses, usesAccountAgain) => {
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 8 }), async (bidden) => {
        const { api, used, nonces, readable } = listeningServer(bidden, dataOf)
        const shown = await flow(api, entering())
        for (const each of used) kinds.add(each.split('-')[1] ?? '')
        // The account of a registration opens the list, the picture and the key; no PIN and no code is kept for another request.
        const once = usesAccountAgain ? used.filter((each) => !each.includes('password')) : used
        expect(new Set(once).size).toBe(once.length)
        expect(new Set(nonces).size).toBe(nonces.length)
        expect(readable.filter((text) => text.includes('canary'))).toEqual([])
        expect(JSON.stringify(shown ?? null)).not.toContain('canary')
      }),
      { numRuns: 60 },
    )
    expect([...kinds].toSorted().join(' ')).toBe(uses)
  })
})
