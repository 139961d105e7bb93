import { perform } from './perform.ts'
import type { FromWorker, Task } from './protocol.ts'

// Reading 50,000 rows takes seconds: beside the page, not in it.
self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const say = (message: FromWorker): void => self.postMessage(message)
  perform(data, (rows, progress) => say({ kind: 'someRows', rows, progress })).then(say, (error: unknown) =>
    say({ kind: 'crashed', message: error instanceof Error ? error.message : String(error) }),
  )
})
