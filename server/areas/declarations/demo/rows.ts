import type { DemoToken } from '../../../../signing/demoCa.ts'
import { confirmUntil, explainUntil } from '../../../../src/domain/declaration/confirmationEnds.ts'
import { eInvoice } from '../../../../src/domain/declaration/forms/eInvoice.ts'
import { declarationTypes } from '../../../../src/domain/declaration/codes.ts'
import { newMessageId } from '../../../authority/messageId.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import { tokenCertificate } from '../../../certificates/demo/certificates.ts'
import { demoAccounts } from '../../../companies/demo/accounts.ts'
import { demoCompany } from '../../../companies/demo/company.ts'
import { openDemoSigner } from '../../../documents/demo/signer.ts'
import { yearOf } from '../../../documents/documentKey.ts'
import { newId } from '../../../store/identifiers.ts'
import { acceptedOf } from '../accepted.ts'
import { contentHash } from '../content.ts'
import { notifiedOf } from '../messages.ts'
import { notifyStaff } from '../notifyStaff.ts'
import { newReference } from '../reference.ts'
import type { Declaration } from '../store/declarations.ts'
import type { Repositories } from '../store/repositories.ts'
import { demoDeclarations, type DemoDeclaration } from './declarations.ts'
import { enterInBooks, fileDemo, keepFiling, type DemoFiling } from './filings.ts'

const sentAt = ({ events }: DemoDeclaration): Date | null => events.find((event) => event.status === 'sent')?.at ?? null

const declarationOf = (demo: DemoDeclaration, now: Date): Declaration => {
  const { content, status, message, tradeCode, events } = demo
  const id = newId(events[0]?.at.getTime())
  const sent = sentAt(demo)
  const latest = events.at(-1)?.at ?? now
  return {
    id,
    companyId: demoCompany.id,
    year: yearOf(events[0]?.at ?? now),
    status,
    authorityMessage: message,
    reference: newReference(content.reg_date),
    tradeCode,
    signedBy: sent === null ? '' : demoCompany.vietnam_name,
    requestedAt: sent?.toISOString() ?? '',
    confirmUntil:
      status === 'sent' || status === 'received' ? confirmUntil(eInvoice, content.xml_vs, status, latest) : '',
    explainUntil: status === 'explaining' ? explainUntil(latest) : '',
    contentHash: contentHash(content),
    filedHash: sent === null ? '' : contentHash(content),
    content: { ...content, declaration_id: id },
  }
}

interface Prepared {
  readonly demo: DemoDeclaration
  readonly declaration: Declaration
  /** Of a declaration that waits for an answer. */
  readonly filing: DemoFiling | null
}

interface Parts {
  readonly token: DemoToken
  readonly now: Date
  /** Whether the authority has accepted a registration of the company. */
  readonly isRegistered: boolean
  /** Owe answers to what is on its way; where they were not entered, the outbox still sends it. */
  readonly books: AuthorityRegister
}

const prepare = async ({ token, now, isRegistered }: Omit<Parts, 'books'>): Promise<readonly Prepared[]> => {
  const signer = await openDemoSigner(token)
  return Promise.all(
    demoDeclarations({ company: demoCompany, certificate: tokenCertificate(token), isRegistered }, now).map(
      async (demo) => {
        const declaration = declarationOf(demo, now)
        const at = demo.status === 'sent' || demo.status === 'received' ? sentAt(demo) : null
        return { demo, declaration, filing: at === null ? null : await fileDemo(declaration, signer, at) }
      },
    ),
  )
}

/** Milliseconds back to which the demo company was notified of the authority's answers. */
const notifiedSince = 100 * 86_400_000

const insertDeclaration = async (
  inside: Repositories,
  { demo, declaration, filing }: Prepared,
  { filedBy, now }: { readonly filedBy: string; readonly now: Date },
): Promise<void> => {
  await inside.declarations.insert(declaration)
  for (const event of demo.events)
    await inside.declarations.addEvent(declaration.companyId, declaration.id, { ...event, at: event.at.toISOString() })
  const accepted = demo.events.findLast(({ status }) => status === 'accepted')
  if (accepted !== undefined) await inside.inForce.put(acceptedOf(declaration, accepted.at.toISOString()))
  if (filing !== null) await keepFiling(inside, filing, filedBy)
  const kind = demo.status === 'draft' ? null : notifiedOf[demo.status]
  const last = demo.events.at(-1)?.at
  if (kind === null || last === undefined || last.getTime() < now.getTime() - notifiedSince) return
  const { content } = declaration
  await notifyStaff(inside, kind, { ...declaration, form: content.decl_form_no }, { at: last.toISOString() })
}

/** Account of the administrator who files. */
const filerOf = async ({ accounts }: Repositories): Promise<string> => {
  const account = await accounts.byUserId(demoAccounts[0]?.userId ?? '')
  if (account === null) throw new Error('the demo declarations need the demo accounts')
  return account.id
}

/** Lets the authority know the registration that it has accepted, which turns any other down. */
const enterAccepted = (books: AuthorityRegister, { content, events }: DemoDeclaration): Promise<void> =>
  books.accept(
    { taxCode: demoCompany.tax_id, formNumber: content.decl_form_no },
    newMessageId(simulatedProvider),
    events.at(-1)?.at.toISOString() ?? '',
  )

/** Declarations in every status. */
export const declarationRows = async ({ books, ...parts }: Parts) => {
  const prepared = await prepare(parts)
  const { now } = parts
  return {
    async insert(inside: Repositories): Promise<void> {
      const filer = await filerOf(inside)
      for (const one of prepared) await insertDeclaration(inside, one, { filedBy: filer, now })
    },
    async onInserted(): Promise<void> {
      for (const { demo, declaration, filing } of prepared) {
        if (demo.content.decl_type === declarationTypes.registration && demo.status === 'accepted')
          await enterAccepted(books, demo)
        if (filing !== null)
          await enterInBooks(
            books,
            filing,
            demoCompany.tax_id,
            declaration.status === 'sent' ? ['receipt', 'decision'] : ['decision'],
          )
      }
    },
  }
}
