import type { Page } from 'playwright-core'
import { openList } from './filing.ts'
import { onDatabase } from './onDatabase.ts'

/** What is counted of what the server has written down. */
const counts = {
  /** Signatures of the signing server, and wrong PINs that count against a key. */
  hsmSignatures: "select count(*) as counted from audit where action = 'hsm.signed'",
  wrongPins: 'select sum(pin_tries) as counted from hsm_keys',
  /** Requests to holders, and signatures that came of them. */
  requests: "select count(*) as counted from audit where action = 'remoteSigning.started'",
  remoteSignatures: "select count(*) as counted from audit where action = 'remoteSigning.signed'",
  /** XML that was generated, and registrations. */
  generated: 'select count(*) as counted from generated',
  registrations: 'select count(*) as counted from signed_documents',
} as const

/** How often each has happened; what has not is left out. */
export type Done = Partial<Record<keyof typeof counts, number>>

const countIn = (data: string): Promise<ReadonlyMap<string, number>> =>
  onDatabase(
    data,
    (database) =>
      new Map(
        Object.entries(counts).map(([name, query]) => [name, Number(database.prepare(query).get()?.['counted'] ?? 0)]),
      ),
  )

/** Counts from now on. */
export const countDone = async (data: string): Promise<() => Promise<Done>> => {
  const before = await countIn(data)
  return async () =>
    Object.fromEntries(
      [...(await countIn(data))].flatMap(([name, now]) => {
        const more = now - (before.get(name) ?? 0)
        return more === 0 ? [] : [[name, more]]
      }),
    )
}

/** Goes on from the list with the one submission that was interrupted before it was signed. */
export const goOnUnsigned = (page: Page, origin: string): Promise<void> =>
  goOnFrom(page, origin, /^It was prepared and not signed\./)

/** The same of one whose holder was asked for an eSign signature. */
export const goOnWaiting = (page: Page, origin: string): Promise<void> =>
  goOnFrom(page, origin, /^The phone was asked with the control code \d{4}/)

/** The same of one that its holder has confirmed. */
export const goOnConfirmed = (page: Page, origin: string): Promise<void> =>
  goOnFrom(page, origin, /^It was confirmed on the phone and is signed\./)

const goOnFrom = async (page: Page, origin: string, text: RegExp): Promise<void> => {
  await openList(page, origin)
  await page.getByText(text).waitFor()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
}
