import { listenToFlows } from '../../src/machines/inspection.ts'
import { watchFlows } from './flowWatch.ts'
import { LiveView } from './LiveView.tsx'
import { addMessages } from './messages.ts'

/** Listens to every flow from now on and answers the view to show. */
export const openLiveView = async () => {
  const watch = watchFlows(() => Date.now())
  listenToFlows(watch.inspect)
  await addMessages()
  return <LiveView watch={watch} />
}
