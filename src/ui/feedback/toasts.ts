import toast from 'react-hot-toast/headless'

let shown: string | undefined

// What comes later replaces what is there, so nothing piles up over the work.
function show(next: string) {
  if (shown !== undefined) toast.remove(shown)
  shown = next
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

/** Short news that may be missed; what matters also stands on its screen. One is shown at a time. */
export const notify = {
  success: (text: string) => show(toast.success(text, { duration: 4000 })),
  error: (text: string) => show(toast.error(text, { duration: 7000 })),
  loadingWhile,
  dismiss,
}
