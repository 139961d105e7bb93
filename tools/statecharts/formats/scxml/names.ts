/** SCXML 1.0 (W3C, 2015). */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml'

/** Holds what SCXML has no word for: descriptions, rules, tags, and the names of guards and actions with what stands beside them. */
export const ownNamespace = 'urn:tokhai:statechart'

/** Type of the services that a chart invokes: actors of the product, known by name. */
export const actorType = 'urn:tokhai:actor'

/** Id of the state in which the file itself has come to its end; the chart is one state beside it. */
export const endIn = (chart: string) => `${chart}.ended`
