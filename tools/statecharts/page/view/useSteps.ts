import { flows } from '../content.ts'
import { useReading } from './reading.ts'

/** Steps of a flow's paths as a person reads them, by their place among the flow's stimuli. */
export const useSteps = (flow: string): ((stimulus: number) => string) => {
  const { chartTextsOf } = useReading()
  const stimuli = flows[flow]?.stimuli ?? []
  return (place) => {
    const stimulus = stimuli[place]
    return stimulus === undefined ? '' : chartTextsOf(flow).step(stimulus)
  }
}
