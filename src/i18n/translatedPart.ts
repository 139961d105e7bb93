import { createPart, type Part } from '../ui/part/part.ts'
import { addTexts, type Texts } from './locale.ts'

/**
 * A part that says texts which the page does without before it is there.
 *
 * @param texts of the part; imported, where even their addresses would weigh on the page that offers it
 */
export const translatedPart = <Module>(
  load: () => Promise<Module>,
  texts: Texts | (() => Promise<Texts>),
): Part<Module> =>
  createPart(async () => {
    const added = typeof texts === 'function' ? texts().then(addTexts) : addTexts(texts)
    const [module] = await Promise.all([load(), added])
    return module
  })
