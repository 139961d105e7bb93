import { listenToFlows } from '../../machines/inspection.ts'
import { watchFlows } from './flowWatch.ts'
import { LiveView } from './LiveView.tsx'

/** Listens to every flow from now on and answers the view to show. */
export const openLiveView = () => {
  const watch = watchFlows(() => Date.now())
  listenToFlows(watch.inspect)
  return <LiveView watch={watch} />
}
