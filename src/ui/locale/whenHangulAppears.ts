const hangul = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/

const hasHangul = ({ target, addedNodes, attributeName }: MutationRecord): boolean => {
  if (attributeName !== null && target instanceof Element) return hangul.test(target.getAttribute(attributeName) ?? '')
  if (target instanceof CharacterData) return hangul.test(target.data)
  return [...addedNodes].some((node) => hangul.test(node.textContent ?? '') || isWithin(node))
}

/** Inputs show their value, which is no text of the document. */
const isWithin = (node: Node): boolean =>
  node instanceof Element && [...node.querySelectorAll('input')].some(({ value }) => hangul.test(value))

/** Calls back once, as soon as a Hangul letter stands in the document or is typed into it; returns what calls it off. */
export const whenHangulAppears = (onAppearance: () => void): (() => void) => {
  const { body } = document
  const end = (): void => {
    observer.disconnect()
    body.removeEventListener('input', onInput)
  }
  const found = (): void => {
    end()
    onAppearance()
  }
  const observer = new MutationObserver((records) => {
    if (records.some(hasHangul)) found()
  })
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && hangul.test(target.value)) found()
  }
  if (hangul.test(body.textContent ?? '') || isWithin(body)) {
    onAppearance()
    return () => {}
  }
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['value', 'placeholder'],
  })
  body.addEventListener('input', onInput)
  return end
}
