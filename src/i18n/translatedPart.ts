import { createPart, type Part } from '../ui/part/part.ts'
import { addTexts, type Texts } from './locale.ts'

/**
 * Code with the texts that it says, which the page does without before it is there.
 *
 * @param texts imported, where even their addresses would weigh on the page that offers it
 */
export const translated =
  <Module>(load: () => Promise<Module>, texts: Texts | (() => Promise<Texts>)) =>
  async (): Promise<Module> => {
    const added = typeof texts === 'function' ? texts().then(addTexts) : addTexts(texts)
    const [module] = await Promise.all([load(), added])
    return module
  }

/** The same as a part. */
export const translatedPart = <Module>(
  load: () => Promise<Module>,
  texts: Texts | (() => Promise<Texts>),
): Part<Module> => createPart(translated(load, texts))
