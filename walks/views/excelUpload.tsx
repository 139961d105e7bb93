import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { rowOf } from '../../src/domain/upload/rowState.ts'
import { uploadedItems } from '../../src/features/items/upload/uploadedItems.ts'
import { ListUploadDialog } from '../../src/records/upload/rows/ListUploadDialog.tsx'
import { createWorkspace } from '../../src/records/upload/rows/workspace.ts'
import { click } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { faulty, flow, holdExcelUpload, sound, source } from '../flows/excelUpload.ts'
import { causeOf } from './serverCauses.ts'

const { held, machine } = holdExcelUpload()
type Context = ContextFrom<typeof machine>

const columns = { item_code: 0, item_name: 1, curr_cd: 2, unit_prc: 3, vat_rate: 4, uom: 5 }
const cell = (text: string) => ({ kind: 'text', text }) as const
const headings = ['Mã', 'Tên', 'Tiền', 'Giá', 'Thuế', 'Đơn vị'].map(cell)
const item = (code: string) => [code, 'Chè', 'VND', '1.234,50', '8', 'hộp'].map(cell)

/** Two sound rows, whose columns are asked for where the path wants it. */
const filled = () => {
  const workspace = createWorkspace(uploadedItems)
  workspace
    .sheet()
    .append(
      ['A', 'B'].map((code, place) => rowOf(uploadedItems.rules, { number: place + 2, cells: item(code) }, columns)),
    )
  const rows = [
    { number: 1, cells: headings },
    { number: 2, cells: item('A') },
  ]
  workspace.file.sheets = [{ name: '', isHidden: false, rows }]
  workspace.refused.rows = [{ number: 3, name: 'B', message: 'item_code_is_taken' }]
  return workspace
}

const title = 'Add items from Excel'
const upload = page.getByRole('dialog', { name: title })
const view = (open: readonly string[], more: Partial<StateView> = {}): StateView => ({
  headings: [title],
  open,
  closed: [],
  facts: [],
  ...more,
})

const closeTwice = ['Close', 'Close']
const choice = ['Download the sample file', 'Browse', ...closeTwice]
const unreadable = (fact: string) => view(choice, { facts: [fact] })

const rows = ['All (2)', 'Valid (2)', 'Errors (0)']
const closedTools = ['Leave out the rows with errors', 'Undo', 'First page', 'Previous page', 'Next page', 'Last page']

const question = (heading: string, ...open: readonly string[]): StateView => ({
  headings: [heading],
  open: [...open, 'Close'],
  closed: [],
  facts: [],
  isModal: true,
})

const chooseColumns = async () => {
  for (const [name, column] of [
    ['Item code', '0'],
    ['Item name', '1'],
    ['Currency', '2'],
    ['Unit price', '3'],
    ['VAT rate', '4'],
    ['Unit of measure', '5'],
  ] as const)
    await page.getByRole('combobox', { name }).selectOptions(column)
}

const resultsView = ({ summary }: Context, more: Partial<StateView> = {}): StateView =>
  view(
    ['Choose another file', ...closeTwice, ...(summary?.failed === 0 ? [] : ['Download my file with the reasons'])],
    { facts: [summary?.failed === 0 ? 'All items were uploaded' : 'Some items were not uploaded'], ...more },
  )

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    // A file comes from the browser's own dialog, or by drag and drop.
    'file.chosen': { chosen: (actor) => Promise.resolve(actor.send({ type: 'file.chosen', source })) },
    'reading.cancelled': { cancelled: press('Stop reading') },
    'columns.wanted': { wanted: press('Change the columns') },
    'columns.chosen': { chosen: press('Show the rows', chooseColumns) },
    'columns.dismissed': { dismissed: press('Back to the rows') },
    'another.wanted': { wanted: press('Choose another file') },
    // What rows hold is the sheet's; the machine hears their counts.
    'sheet.changed': {
      'a row is faulty': (actor) => Promise.resolve(actor.send({ type: 'sheet.changed', counts: faulty })),
      'every row is sound': (actor) => Promise.resolve(actor.send({ type: 'sheet.changed', counts: sound })),
    },
    'mode.chosen': {
      'all or none': async () => click(page.getByText('Upload nothing')),
      'what is valid': async () => click(page.getByText('Upload the others')),
    },
    'upload.requested': { requested: press('Upload') },
    'upload.confirmed': { confirmed: pressOneOf(['Upload now', 'Upload again']) },
    'upload.dismissed': { dismissed: press('Back to the rows') },
    'upload.cancelled': { cancelled: press('Stop the upload') },
    'outcome.asked': { asked: press('Try again') },
    'return.requested': { requested: press('Download my file with the reasons') },
    'close.requested': { requested: pressOneOf(['Close'], null, upload) },
    'leave.confirmed': { confirmed: press('Give up the rows') },
    'leave.dismissed': { dismissed: press('Keep the rows') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: held,
      view: <ListUploadDialog actor={actor} workspace={filled()} />,
    }
  },
  views: {
    choosing: view(choice),
    reading: view(['Stop reading', 'Close'], { facts: ['Reading the file'] }),
    notSpreadsheet: unreadable('The format of the file is not valid.'),
    otherFormat: unreadable('Open it in your spreadsheet program and save it as .xlsx'),
    notReadable: unreadable('The file could not be opened'),
    damaged: unreadable('The file is damaged'),
    passwordProtected: unreadable('The file is protected by a password'),
    tooLarge: unreadable('The file is too large'),
    tooManyRows: unreadable('The file has too many rows'),
    nothingToRead: unreadable('At least one item is required'),
    readerMissing: view([...choice, 'Try again'], { facts: ['The file could not be read now'] }),
    choosingColumns: ({ counts }: Context) =>
      view(['Choose another file', ...closeTwice, ...(counts.rows > 0 ? ['Back to the rows'] : [])], {
        closed: ['Show the rows'],
      }),
    previewing: ({ counts, failure }: Context) => {
      const canGo = counts.faulty === 0
      return view([...rows, ...closeTwice, 'Change the columns', 'Choose another file', ...(canGo ? ['Upload'] : [])], {
        closed: [...closedTools, ...(canGo ? [] : ['Upload'])],
        facts: causeOf(failure),
      })
    },
    confirming: question('Upload these items?', 'Upload now', 'Back to the rows'),
    uploading: view(['Stop the upload'], { closed: ['Close'], facts: ['Uploading the items'] }),
    asking: view([], { closed: ['Close'], facts: ['Asking the server whether it has the items'] }),
    notUploaded: view([...closeTwice, 'Back to the rows', 'Upload again'], { facts: ['Nothing was uploaded'] }),
    outcomeUnknown: ({ failure }: Context) => {
      const mayCopy = failure?.code === 'unexpected' || failure?.code === 'server.failed'
      return view([...closeTwice, 'Try again', ...(mayCopy ? ['Copy'] : [])], {
        facts: ['It is not known whether the items were uploaded', ...causeOf(failure)],
      })
    },
    'results.shown': (context: Context) => resultsView(context),
    'results.givingBack': view(['Choose another file', ...closeTwice], {
      closed: ['Download my file with the reasons (In progress)'],
      facts: ['Some items were not uploaded'],
    }),
    'results.notGivenBack': (context: Context) => resultsView(context, { facts: ['The file could not be made'] }),
    confirmingLeave: question('Give up these rows?', 'Give up the rows', 'Keep the rows'),
    confirmingAnother: question('Give up these rows?', 'Give up the rows', 'Keep the rows'),
    closed: { headings: [], open: [], closed: [], facts: [] },
  },
})
