import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Loops that wait, each with why it may: what they go through does not grow with the data, or each turn is no part of a transaction. */
const allowed: Readonly<Record<string, string>> = {
  'server/areas/remoteSigning/request.ts: for (const { reqKey } of documents) {':
    'fifty documents at most, outside of a transaction',
  'server/images/imageFolder.ts: for await (const { name: folderName } of entriesOf(folder)) {':
    'goes through files, without a statement',
  'server/images/unused.ts: for await (const seen of files.unseen(mostAtOnce)) {':
    'hundreds of pictures by each statement, once for each process, outside of a transaction',
  'server/areas/pitCertificates/matters.ts: inUse.map(async ({ id: temp_id, smbl_type, form_no, serial_no, start_no }) => {':
    'a hundred templates in use at most, outside of a transaction',
  'server/documentArchives/keptArchives.ts: for (const archive of [...archives.values()].toSorted((one, other) => other.startedAt - one.startedAt)) {':
    'removes files, one of each account',
  'server/documentArchives/fillArchive.ts: for (const id of ids) {':
    'documents that are drawn, 30 ms of a thread each, outside of a transaction',
  'server/documentArchives/fillArchive.ts: while (!cancelled.signal.aborted) {': 'asks a busy printer again',
  'server/documents/checkToIssue.ts: for (const whole of wholes.filter(({ head }) => seen.has(head))) {':
    'reads each symbol and day once, outside of a transaction',
  'server/lists/listedIds.ts: for (let number = 0; ; number += 1) {':
    'twenty pages of five hundred rows at most, outside of a transaction',
  'server/work.ts: for (const { kind, mailOf, destination } of ofAreas)':
    'the kinds of mails that areas have, outside of a transaction',
  'server/work.ts: for (const worker of workers) await worker.stop()': 'ends the workers',
  'server/documents/deletedDocumentQueries.ts: for (const part of parts) {': 'the tables of what is kept of drafts',
  "server/documents/deletedDocumentQueries.ts: for (const table of ['generated', 'document_steps', 'document_messages'])":
    'the same, and messages',
  'server/areas/remoteSigning/waiting.ts: for (const request of begun.filter((one) => isToTakeUp(one, now))) {':
    'what one account has begun lately, outside of a transaction',
  'server/documents/timeline.ts: for (const filed of await documentHistory.filed(document, span)) {':
    'those of one part of a history, each certificate once',
  'server/areas/digitalSignatures/notifyOfEnds.ts: for (const each of await newOccasions(notifications, ending)) await notifications.notify(each)':
    'each once in the life of a certificate, outside of a transaction',
  'server/areas/users/activity.ts: for (const id of new Set(ids)) outcomes.set(id, await outcomeOf(held.get(id)))':
    'decides by what has been read, without a statement',
  'server/hsm/pkcs11/device.ts: for (const store of stores.values()) await store.dispose()': 'closes libraries',
  'server/areas/declarations/lapsing.ts: for (const each of awaited) await notifyOf(store, clock(), each)':
    'confirmations and explanations',
  'server/areas/declarations/lapsing.ts: for (const { companyId, id, until, occasion } of await newOccasions(store.notifications, urgent))':
    'each has a transaction of its own',
  'server/documents/notifyReaders.ts: for (const { scopes, shownIn } of readersOf(head))':
    'two panels at most, whose readers get records of their own',
  "server/issueRuns/sweep.ts: for (const run of await store.issueRuns.older(before(keptFor), sweptAtOnce, ['finished', 'cancelled']))":
    'a part of the runs at a time, each in a transaction of its own',
  "server/issueRuns/sweep.ts: for (const run of await store.issueRuns.older(before(waitsFor), sweptAtOnce, ['waiting']))":
    'a part of the runs at a time, each in a transaction of its own',
  'server/issueRuns/runner.ts: for (const { companyId, id: runId, claim } of await store.issueRuns.lapsed(clock().toISOString(), lapsedAtOnce))':
    'a part of the runs at a time, each in a transaction of its own',
  'server/issueRuns/session.ts: for (;;) {': 'some rows at a time, each in a transaction of its own',
  'server/lists/search.ts: for (const branch of others) {': 'three branches at most',
  "server/lists/reads.ts: for (const { part } of inDayRanges(list, 'desc')) {":
    'thirty ranges of days at most, and ends with what is shown',
  'server/lists/reads.ts: for (const { part, count } of parts) {':
    'thirty ranges of days at most, and ends with what is shown',
  'server/lists/sqliteIndex.ts: for (const term of terms) {': 'the trigrams of a search, which has a length',
  'server/lists/sqliteIndex.ts: for (const word of words.filter((each) => Array.from(each).length === 2)) {':
    'the words of a search, which has a length',
  'server/areas/digitalSignatures/sync.ts: for (const { kept, login } of accounts) {':
    'asks signing servers, before the transaction',
  'server/areas/invoices/correspondent.ts: for (const address of readersOf(content)) await mailBuyer(inside, companyId, id, address, at)':
    'the addresses of one buyer, six at most',
  'server/areas/errorNotices/heads.ts: for (const family of noticeFamilies) {': 'two families',
  'server/areas/invoices/area.ts: for (const changes of invoiceChanges)':
    'three tables of changes, each in a transaction of its own',
  'server/areas/invoices/foreign/takeIn.ts: for (const file of files.value) {':
    'the files of one archive, which it has a limit of, each in a transaction of its own',
  'server/areas/invoices/upload/checkInvoices.ts: for (const [row, one] of sent.entries()) {':
    'reads each symbol and day once, outside of a transaction',
  'server/areas/invoices/upload/uploadInvoices.ts: for (const content of contents) {':
    'gives codes to hundreds of invoices that correct none, without a statement',
  'server/areas/invoices/mail/resend.ts: for (const address of addresses) await mailBuyer(inside, companyId, sid, address, at)':
    'five addresses at most',
  'server/areas/invoices/symbols.ts: for (const template of inUse.filter((one) => isOfInvoices(one) && (type === null || one.smbl_type === type))) {':
    'the templates in use, a hundred at most',
  'server/areas/items/store/lookupQueries.ts: for (const way of ways) {': 'the ways in which a text finds an item',
  'server/records/codes.ts: while (free.length < count) {': 'gives half of the codes that are wanted at least',
  'server/records/upload.ts: for (const [place, sent] of rows.entries()) {':
    'lets others have their turn, without a statement',
  'server/records/upload.ts: for (const batch of batches(codes)) for (const code of await takenCodes(inside, batch)) taken.add(code)':
    'five hundred rows by each statement',
  'server/records/upload.ts: for (const batch of batches(kept))': 'five hundred rows by each statement',
  'server/areas/pitCertificates/payroll/checkRows.ts: for (const [place, { sid, ...row }] of rows.entries()) {':
    'lets other requests in between hundreds of rows',
  'server/areas/remoteSigning/request.ts: for (const request of open) {':
    'ends fifty requests at most, each in a transaction of its own',
  'server/areas/remoteSigning/end.ts: for (const [state, some] of Map.groupBy(ended, (each) => each.state)) {':
    'the ends that there are, outside of a transaction',
  'server/documents/unsentNumbers.ts: for (const { documentId, number } of await store.generated.numbersOf(companyId, reqKeys))':
    'the documents of one signing, each a statement of its own, outside of a transaction',
  'server/numbering/release.ts: for (const [reason, some] of Map.groupBy(released, why.reasonOf))':
    'the reasons that there are',
  'server/areas/remoteSigning/sign.ts: for (const document of documents) {':
    'checks signatures, before the transaction',
  'server/areas/remoteSigning/sweep.ts: for (const request of await store.remoteRequests.overdue(after(at, -askedAfterFor).toISOString()))':
    'each has a transaction of its own',
  'server/documents/documentYears.ts: for (const table of tablesByYear) await makePartition(db, table, year)':
    'three tables, once a year',
  'server/documents/documentYears.ts: for (const year of yearsAt(now))': 'two years at most, outside of a transaction',
  'server/hsm/addAccount.ts: for (const key of keys) await hsmKeys.insert(key)':
    'the keys of one account, as an operator gives them',
  'server/hsm/xmlSigning.ts: for (const [place, document] of waiting)': 'signs, outside of a transaction',
  'server/http/fileStream.ts: for (let at = 0; at < kept;) {': 'reads a file',
  'server/notifications/occasions.ts: for (const [companyId, ofCompany] of Map.groupBy(found, (each) => each.companyId)) {':
    'one statement for each company, outside of a transaction',
  "server/operation/readiness.ts: Object.entries(checks).map(async ([name, check]) => [name, (await inTime(check)) ? 'ok' : 'failing'] as const),":
    'the checks of the product',
  'server/numbering/ofDocument.ts: for (const each of [held.series, series].toSorted(bySeries)) await numbers.hold(each)':
    'two symbols, which are held one after the other',
  'server/numbering/release.ts: for (const series of each) await releaseNumbers(inside, series, documentIds, reason, now)':
    'symbols of drafts that are deleted at once, which are held one after the other',
  'server/numbering/release.ts: while (found.length > 0) {':
    'a part of the symbols at a time, outside of a transaction',
  'server/numbering/release.ts: for (const series of found)': 'each symbol has a transaction of its own',
  'server/outbox/claims.ts: for (const [place, one] of companies.entries()) {':
    'sixteen companies at most, each claim a statement of its own',
  'server/outbox/claims.ts: for (const kind of kinds)': 'the kinds of one way, outside of a transaction',
  'server/outbox/delivering.ts: for (;;) {': 'each message has a transaction of its own',
  'server/transmissions/answered.ts: for (const { row, move } of said) {':
    'the documents of one message, which its row and its size limit',
  'server/transmissions/answered.ts: for (const { signedId: id } of withoutCompanions(transmission.rows)) {':
    'the documents of one message, which its row and its size limit',
  'server/documents/corrections/chainWalk.ts: while (last.length > 0 && known.size < mostChained) {':
    'the steps of one chain, of which each reads all documents that it reaches',
  'server/documents/corrections/noteCorrection.ts: for (const originalId of await correctedOf(companyId, id))':
    'a hundred documents at most that one corrects at once',
  'server/transmissions/receiving.ts: for (const message of await authority.receive()) {':
    'each message has a transaction of its own',
  'server/store/inParts.ts: for (let from = 0; from < rows.length; from += atOnce) await work(rows.slice(from, from + atOnce))':
    'hundreds of rows by each statement',
  'server/passwords/throttle.ts: for (const [place, { subject, isForgiven }] of counters.entries())':
    'three counters at most',
  'server/passwords/throttle.ts: for (const counter of counters) {': 'three counters at most',
  'server/passwords/throttle.ts: for (const id of failures) await guards.removeFailure(id)': 'three counters at most',
  'server/remoteSigning/csc/keys.ts: for (const id of list.output.credentialIDs.slice(0, mostKeys)) {':
    'asks a provider',
  'server/search.ts: for (const { kind, isFor, find } of searches) {': 'the kinds of records of the product',
  'server/store/postgresListening.ts: while (!ended.signal.aborted) {': 'waits for announcements',
  'server/store/sqlite.ts: for (;;) {': 'waits for another process',
  'server/store/transactions.ts: for (const waiting of group) announcements.push(await runInside(transaction, inside, waiting))':
    'the transactions themselves',
  'server/store/transactions.ts: while (waiting.length > 0) {': 'the transactions themselves',
}

/** What runs once, at a start, or stands for somebody else's program. */
const isLeftOut = (path: string): boolean =>
  /\/\d{4}-|\/migrations\/|^server\/lists\/schema\/|\/demo\/|\/simulator\/|^server\/faults\//.test(path)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** What stands behind the parentheses of a loop. */
const behindHeader = (line: string): string => {
  let depth = 0
  const end = Array.from(line).findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return sign === ')' && depth === 0
  })
  return line.slice(end + 1)
}

/** Loops of a formatted source within which something is awaited, and callbacks of lists that are asynchronous. */
const waitingLoops = (source: string): readonly string[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, start) => {
    if (/\.(?:map|forEach|flatMap|filter|reduce)\(\s*async\b/.test(line)) return [line.trim()]
    const loop = /^\s*(?:for (?:await )?\(|while \(|do \{)/.exec(line)
    if (loop === null) return []
    const end = lines.findIndex(
      (each, place) => place > start && each.trim() !== '' && indentOf(each) <= indentOf(line),
    )
    const body = [behindHeader(line), ...lines.slice(start + 1, end)]
    return body.some((each) => /\bawait\b/.test(each)) ? [line.trim()] : []
  })
}

it('are found wherever something is awaited within them', () => {
  const source = `
for (const id of ids) await store.take(id)
for (const id of await ids()) take(id)
for (const id of ids)
  if (isWanted(id)) await store.take(id)
for (const id of ids) {
  const found = 1

  await store.take(id)
}
await store.take(1)
const all = await Promise.all(ids.map(async (id) => store.take(id)))
while (isGoingOn) {
  take()
}
`
  expect(waitingLoops(source)).toEqual([
    'for (const id of ids) await store.take(id)',
    'for (const id of ids)',
    'for (const id of ids) {',
    'const all = await Promise.all(ids.map(async (id) => store.take(id)))',
  ])
})

it('of the server are those that may wait, and no other', async () => {
  const found: string[] = []
  for await (const path of glob('server/**/*.ts'))
    if (!isLeftOut(path)) for (const loop of waitingLoops(readFileSync(path, 'utf8'))) found.push(`${path}: ${loop}`)
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})
