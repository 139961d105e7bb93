import type { Certificate } from '../../signing/certificate.ts'
import { ensureDemoToken, type DemoToken } from '../../signing/demo-ca.ts'
import { createPkcs12Store } from '../../signing/keystores/pkcs12.ts'
import { succeed } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/tax-code.ts'
import type { AuthorityRegister } from '../authority/simulator/register.ts'
import { hashPassword } from '../companies/password-hash.ts'
import type { Clock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { contentHash } from '../areas/declarations/content.ts'
import { newReference } from '../areas/declarations/reference.ts'
import type { Declaration } from '../areas/declarations/store/declarations.ts'
import { newId } from '../store/identifiers.ts'
import type { Repositories, Store } from '../areas/declarations/store/repositories.ts'
import { demoAccounts, demoPassword, furtherDemoAccounts, type DemoAccount } from '../companies/demo/accounts.ts'
import { formerCertificates, furtherCertificate, tokenCertificate, tokenFingerprint } from '../certificates/demo.ts'
import { demoCompanies, demoCompany, demoTokenOrder, demoTokenPin, otherCompany } from '../companies/demo/company.ts'
import { demoDeclarations, type DemoDeclaration } from '../areas/declarations/demo/declarations.ts'
import { enterInBooks, fileDemo, keepFiling, type DemoFiling } from '../areas/declarations/demo/filings.ts'

type KeyedAccount = DemoAccount & { readonly id: string; readonly passwordHash: string }

const withHashes = (accounts: readonly DemoAccount[]): Promise<KeyedAccount[]> =>
  Promise.all(
    accounts.map(async (account) => ({ ...account, id: newId(), passwordHash: await hashPassword(demoPassword) })),
  )

const sentAt = ({ events }: DemoDeclaration): Date | null => events.find((event) => event.status === 'sent')?.at ?? null

const declarationOf = (demo: DemoDeclaration): Declaration => {
  const { content, status, message, tradeCode, events } = demo
  const id = newId(events[0]?.at.getTime())
  const sent = sentAt(demo)
  return {
    id,
    companyId: demoCompany.id,
    status,
    authorityMessage: message,
    reference: newReference(content.reg_date),
    tradeCode,
    signedBy: sent === null ? '' : demoCompany.vietnam_name,
    requestedAt: sent?.toISOString() ?? '',
    contentHash: contentHash(content),
    content: { ...content, declaration_id: id },
  }
}

interface Prepared {
  readonly demo: DemoDeclaration
  readonly declaration: Declaration
  /** Of a declaration that waits for an answer. */
  readonly filing: DemoFiling | null
}

const prepareDeclarations = async (token: DemoToken, accountId: string, now: Date): Promise<readonly Prepared[]> => {
  const opened = await createPkcs12Store(token.pkcs12Path).open(demoTokenPin)
  if (!opened.ok) throw new Error(`the demo token does not open: ${opened.failure.code}`)
  const signer = { key: opened.value, serialNumber: token.serialNumber, accountId }
  return Promise.all(
    demoDeclarations(demoCompany, tokenCertificate(token), now).map(async (demo) => {
      const declaration = declarationOf(demo)
      const at = demo.status === 'sent' || demo.status === 'received' ? sentAt(demo) : null
      return { demo, declaration, filing: at === null ? null : await fileDemo(declaration, signer, at) }
    }),
  )
}

const insertDeclaration = async (inside: Repositories, { demo, declaration, filing }: Prepared): Promise<void> => {
  await inside.declarations.insert(declaration)
  for (const event of demo.events)
    await inside.declarations.addEvent(declaration.companyId, declaration.id, { ...event, at: event.at.toISOString() })
  if (filing !== null) await keepFiling(inside, filing)
}

interface DemoData {
  readonly accounts: readonly KeyedAccount[]
  readonly declarations: readonly Prepared[]
}

const prepareAll = async (token: DemoToken, clock: Clock): Promise<DemoData> => {
  const accounts = await withHashes([...demoAccounts, ...furtherDemoAccounts])
  return { accounts, declarations: await prepareDeclarations(token, accounts[0]?.id ?? '', clock()) }
}

/** False where another server was first: the company's row is the lock. */
const insertAll = async (inside: Repositories, { accounts, declarations }: DemoData): Promise<boolean> => {
  if (!(await inside.companies.insertNew(demoCompany.id, demoCompany))) return false
  await inside.companies.insertNew(otherCompany.id, otherCompany)
  for (const { userId, ...rest } of accounts)
    await inside.accounts.insert({ userId, email: userId, profileImage: null, ...rest })
  for (const former of formerCertificates) await inside.certificates.insertNew(demoCompany.id, former, null)
  for (const declaration of declarations) await insertDeclaration(inside, declaration)
  return true
}

const registerFurther = async (inside: Repositories, certificate: Certificate): Promise<void> => {
  const owner = demoCompanies.find(({ tax_id }) => isSameTaxCode(tax_id, certificate.taxCode ?? ''))
  if (owner !== undefined)
    await inside.certificates.insertNew(owner.id, furtherCertificate(certificate), certificate.fingerprint)
}

/**
 * Makes the demo companies, accounts and declarations in a database that has none, and registers the demo token, and the certificates
 * that were given beside it, wherever they are not registered yet: another data folder beside the same database has a token of its own. `books` are the simulated authority's,
 * which owes answers to what is on its way; should the process die before it is entered there, the outbox still sends it.
 */
export const ensureDemoData = async (
  store: Store,
  books: AuthorityRegister,
  { dataFolder, demoCertificates }: Pick<ServerConfig, 'dataFolder' | 'demoCertificates'>,
  clock: Clock,
): Promise<void> => {
  const token = await ensureDemoToken(demoTokenOrder(dataFolder))
  const data = (await store.companies.byId(demoCompany.id)) === null ? await prepareAll(token, clock) : null
  const made = await store.transaction(async (inside) => {
    const isMade = data !== null && (await insertAll(inside, data))
    await inside.certificates.insertNew(demoCompany.id, tokenCertificate(token), tokenFingerprint(token))
    for (const certificate of demoCertificates) await registerFurther(inside, certificate)
    return succeed(isMade)
  })
  if (data === null || !made.ok || !made.value) return
  for (const { declaration, filing } of data.declarations)
    if (filing !== null)
      await enterInBooks(
        books,
        filing,
        demoCompany.tax_id,
        declaration.status === 'sent' ? ['receipt', 'decision'] : ['decision'],
      )
}
