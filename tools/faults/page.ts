import { messageRows } from '../../server/areas/declarations/messages.ts'
import { scenarios } from '../../development/faults/catalogue.ts'
import type {
  AgentFault,
  AuthorityEvent,
  AuthorityFault,
  MailFault,
  Place,
  Scenario,
  ServerFault,
} from '../../development/faults/scenario.ts'
import { waitingRules } from '../../development/faults/waiting.ts'

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`

function serverText(fault: ServerFault): string {
  switch (fault.kind) {
    case 'delay':
      return `answers ${seconds(fault.milliseconds)} late`
    case 'drop':
      return fault.when === 'before' ? 'breaks off, nothing is done' : 'does the work, then breaks off'
    case 'refuse':
      return `answers ${fault.status} \`${fault.reason}\`${fault.message === '' ? '' : ` with a message of its own`}`
    case 'fail':
      return 'answers 500'
    case 'malformed':
      return 'answers 200 with half a body'
    case 'patch':
      return `answers with \`${JSON.stringify(fault.data)}\` in it`
    case 'patchLast':
      return `answers with \`${JSON.stringify(fault.data)}\` in the last entry${fault.part === null ? '' : ` of \`${fault.part}\``}`
    case 'twice':
      return 'hears the same request twice'
    case 'endSession':
      return 'ends the session, answers 401'
  }
}

function agentText(fault: AgentFault): string {
  switch (fault.kind) {
    case 'delay':
      return `answers ${seconds(fault.milliseconds)} late`
    case 'drop':
      return 'breaks off'
    case 'error': {
      const left = fault.error.attempts_left
      return `answers the error \`${fault.error.code}\`${left === undefined ? '' : `, ${left ?? 'an unknown number of'} attempts left`}`
    }
    case 'fail':
      return 'answers 500'
    case 'malformed':
      return 'answers 200 with something unreadable'
    case 'token':
      return `reports \`${JSON.stringify(fault.facts)}\` of the token`
    case 'signed':
      return fault.as === 'unsigned'
        ? 'gives the documents back unsigned'
        : 'gives the documents back with another name in them'
  }
}

/** Types of the answers about e-invoices and e-documents. */
const typesBy = (step: 'receipt' | 'decision'): string =>
  messageRows
    .flatMap(({ answers }) => answers.filter((answer) => answer.step === step))
    .map(({ type }) => type)
    .join(' or ')
const receipts = typesBy('receipt')
const decisions = typesBy('decision')

const reasonsOf = ({ code, aboutDocuments }: Extract<AuthorityFault, { readonly kind: 'objection' }>): string =>
  aboutDocuments === undefined ? code : `${code} or ${aboutDocuments.code}`

/** What other kinds are answered in its place, with reasons of their own. */
const ofOtherKinds = ({
  aboutCertificates,
  aboutNotices,
  aboutInvoices,
}: Extract<AuthorityFault, { readonly kind: 'objection' }>): string =>
  [
    ...(aboutCertificates === undefined
      ? []
      : [`; a PIT certificate by message 213, reason ${aboutCertificates.code}`]),
    ...(aboutNotices === undefined ? [] : [`; an error notice by message 301, reason ${aboutNotices.code}`]),
    ...(aboutInvoices === undefined ? [] : [`; an e-invoice by message 204, reason ${aboutInvoices.code}`]),
  ].join('')

const eventTexts: Readonly<Record<AuthorityEvent, string>> = {
  unconfirmed:
    'version 2.1.1: message 103 comes after the next working day: refused, reason 9103; 2.1.0: message 102 after 24 h: not received, reason 9103',
  lapsed: 'version 2.1.1: message 103: refused, reason 9103; 2.1.0: message 102: not received, reason 9103',
  mismatch: 'version 2.1.1: message 103: refused, reasons 9111 and 9113',
  explanation:
    'version 2.1.1: message 107, reason 9105, in place of the decision; message 103 after the third working day: refused, reason 9106',
  explained: 'message 103 that waits behind a message 107 comes at once',
  review: 'message 302 about an e-invoice comes after it is accepted; other documents are not asked about',
}

function authorityText(fault: AuthorityFault): string {
  switch (fault.kind) {
    case 'unreachable':
      return 'no message arrives'
    case 'turnedDown':
      return `the provider does not pass the message on: its technical answer has reason ${fault.code}`
    case 'objection':
      return `${fault.step === 'receipt' ? `message ${receipts}: not received` : `message ${decisions}: refused`}, reason ${reasonsOf(fault)}${ofOtherKinds(fault)}`
    case 'event':
      return eventTexts[fault.event]
    case 'late':
      return `message ${decisions} comes ${seconds(fault.milliseconds)} late`
    case 'repeated':
      return 'every answer comes twice'
    case 'malformed':
      return `message ${receipts} cannot be read; the one answer to other documents comes as half of it before it comes whole`
    case 'otherInvoice':
      return 'message 202 with another invoice comes before the one with the invoice'
  }
}

const mailTexts: Readonly<Record<MailFault['kind'], string>> = {
  unreachable: 'the server of mails does not answer, mails wait',
  refused: 'the server of mails refuses the address, nothing is sent again',
}

const listed = (targets: readonly string[]): string => targets.map((one) => `\`${one}\``).join(', ')

/** Where a scenario acts, and what happens there. */
function cellsOf(scenario: Scenario): readonly [where: string, what: string] {
  switch (scenario.place) {
    case 'server': {
      const { targets } = scenario
      const where =
        targets === 'signedIn'
          ? 'every call of a signed-in person'
          : targets === 'catalogues'
            ? 'files of a language'
            : listed(targets)
      return [where, serverText(scenario.fault)]
    }
    case 'agent':
      return [scenario.targets === 'everything' ? 'every request' : listed(scenario.targets), agentText(scenario.fault)]
    case 'authority':
      return ['', authorityText(scenario.fault)]
    case 'mail':
      return ['', mailTexts[scenario.fault.kind]]
  }
}

const titles: Record<Place, string> = {
  server: 'Server',
  agent: 'Signing agent and token',
  authority: 'Tax authority',
  mail: 'E-mail',
}

function tableOf(place: Place): string {
  const rows = scenarios
    .filter((scenario) => scenario.place === place)
    .map((scenario) => `| \`${scenario.name}\` | ${cellsOf(scenario).join(' | ')} | ${scenario.rules.join(', ')} |`)
  return [
    `## ${titles[place]}`,
    '',
    '| scenario | injected into | what happens | rules |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** docs/faults.md: every scenario of the fault console, and the rules that wait for one. */
export function faultsPage(): string {
  const waiting = Object.entries(waitingRules).map(([id, reason]) => `| ${id} | ${reason} |`)
  return [
    '# Faults that can be switched on',
    '',
    'Made from development/faults by `npm run faults-docs`. How to switch one on: [README](../README.md#faults). Rules: [requirements](requirements/README.md).',
    '',
    tableOf('server'),
    tableOf('agent'),
    tableOf('authority'),
    tableOf('mail'),
    '## Rules of the error catalogues without a scenario',
    '',
    '| rule | why |',
    '|---|---|',
    ...waiting,
    '',
  ].join('\n')
}
