import { ensureDemoToken } from '../../signing/demo-ca.ts'
import { succeed } from '../../src/domain/result.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Clock } from '../clock.ts'
import { contentHash } from '../declarations/content.ts'
import { newReference } from '../declarations/reference.ts'
import { newId } from '../store/identifiers.ts'
import type { Repositories, Store } from '../store/store.ts'
import { demoAccounts, demoPassword, furtherDemoAccounts, type DemoAccount } from './accounts.ts'
import { formerCertificates, tokenCertificate } from './certificates.ts'
import { demoCompany, demoTokenOrder, otherCompany } from './company.ts'
import { demoDeclarations, type DemoDeclaration } from './declarations.ts'

type KeyedAccount = DemoAccount & { readonly passwordHash: string }

const withHashes = (accounts: readonly DemoAccount[]): Promise<KeyedAccount[]> =>
  Promise.all(accounts.map(async (account) => ({ ...account, passwordHash: await hashPassword(demoPassword) })))

const insertDeclaration = async ({ declarations }: Repositories, { content, status, message, tradeCode, events }: DemoDeclaration) => {
  const begun = events[0]?.at.getTime() ?? Date.now()
  const id = newId(begun)
  const sent = events.find((event) => event.status === 'sent')
  await declarations.insert({
    id,
    companyId: demoCompany.id,
    status,
    authorityMessage: message,
    reference: newReference(content.reg_date),
    tradeCode,
    signedBy: sent === undefined ? '' : demoCompany.vietnam_name,
    requestedAt: sent?.at.toISOString() ?? '',
    contentHash: contentHash(content),
    content: { ...content, declaration_id: id },
  })
  for (const event of events) await declarations.addEvent(id, { ...event, at: event.at.toISOString() })
}

/**
 * Makes the demo companies, accounts and declarations in a database that has none, and registers the demo token wherever it is
 * not registered yet: another data folder beside the same database has a token of its own.
 */
export const ensureDemoData = async (store: Store, dataFolder: string, clock: Clock): Promise<void> => {
  const certificate = tokenCertificate(await ensureDemoToken(demoTokenOrder(dataFolder)))
  const isFresh = (await store.companies.byId(demoCompany.id)) === null
  const accounts = isFresh ? await withHashes([...demoAccounts, ...furtherDemoAccounts]) : []
  await store.transaction(async (inside) => {
    // The row is the lock: of two servers on one new database the second finds it there.
    if (isFresh && (await inside.companies.insertNew(demoCompany.id, demoCompany))) {
      await inside.companies.insertNew(otherCompany.id, otherCompany)
      for (const account of accounts) {
        const { userId, passwordHash, ...rest } = account
        await inside.accounts.insert({ id: newId(), userId, email: userId, profileImage: null, passwordHash, ...rest })
      }
      for (const former of formerCertificates) await inside.certificates.insertNew(demoCompany.id, former)
      for (const declaration of demoDeclarations(demoCompany, certificate, clock())) await insertDeclaration(inside, declaration)
    }
    await inside.certificates.insertNew(demoCompany.id, certificate)
    return succeed(null)
  })
}
