/** Stands for @types/node in the browser's project: pdfmake's types ask for it, and its globals are not a page's. */
declare namespace NodeJS {
  type ReadableStream = never
  type WritableStream = never
}
