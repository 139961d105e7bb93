import toast from 'react-hot-toast/headless'

/** What a toast offers to do, beside its text. Its button goes with the toast. */
type ToastAction = Readonly<{ label: string; run: () => void }>

let shown: string | undefined
let offered: ToastAction | undefined

/** What the toast of an id offers. */
export const actionOf = (id: string): ToastAction | undefined => (id === shown ? offered : undefined)

// What comes later replaces what is there, so nothing piles up over the work.
function show(next: string, action?: ToastAction) {
  if (shown !== undefined) toast.remove(shown)
  shown = next
  offered = action
}

const dismiss = () => {
  if (shown !== undefined) toast.remove(shown)
  shown = undefined
}

/** Shows `text` while `work` runs, or until other news comes. */
const loadingWhile = async <Value>(text: string, work: () => Promise<Value>): Promise<Value> => {
  const own = toast.loading(text)
  show(own)
  try {
    return await work()
  } finally {
    if (shown === own) dismiss()
  }
}

/** Milliseconds for which a toast stands, and one that offers something, which has to be reached first. */
const [readFor, offeredFor] = [4000, 30_000]

/** Short news that may be missed; what matters also stands on its screen. One is shown at a time. */
export const notify = {
  success: (text: string, action?: ToastAction) =>
    show(toast.success(text, { duration: action === undefined ? readFor : offeredFor }), action),
  error: (text: string) => show(toast.error(text, { duration: 7000 })),
  loadingWhile,
  dismiss,
}
