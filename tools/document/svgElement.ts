/** A drawing as an element for the page. Throws for what is no SVG. */
export const svgElementOf = (svg: string): SVGSVGElement => {
  const element = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(element instanceof SVGSVGElement)) throw new Error('the drawing cannot be read')
  return document.adoptNode(element)
}
