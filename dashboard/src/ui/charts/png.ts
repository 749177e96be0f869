// A picture of a chart, drawn shape by shape: the page's policy lets no image be made from markup.

type Picture = { title: string; svg: SVGSVGElement; legend: { label: string; colour: string }[] }

const SCALE = 2
const PAD = 24
const HEAD = 64

/** Draws a chart with its title and legend on its surface colour. */
export async function chartPng({ title, svg, legend }: Picture): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = (width + PAD * 2) * SCALE
  canvas.height = (height + PAD * 2 + HEAD) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  pen.scale(SCALE, SCALE)
  const root = getComputedStyle(svg)
  pen.fillStyle = root.getPropertyValue('--surface') || 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  writeHead(pen, root, title, legend)
  pen.translate(PAD, PAD + HEAD)
  for (const shape of svg.querySelectorAll<SVGElement>('path, line, text')) drawShape(pen, shape)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png')
  })
}

function writeHead(pen: CanvasRenderingContext2D, root: CSSStyleDeclaration, title: string, legend: Picture['legend']) {
  pen.fillStyle = root.getPropertyValue('--ink')
  pen.font = `600 18px ${root.fontFamily}`
  pen.fillText(title, PAD, PAD + 16)
  pen.font = `13px ${root.fontFamily}`
  let x = PAD
  for (const { label, colour } of legend) {
    pen.fillStyle = colour
    pen.fillRect(x, PAD + 33, 11, 11)
    pen.fillStyle = root.getPropertyValue('--muted')
    pen.fillText(label, x + 17, PAD + 43)
    x += pen.measureText(label).width + 41
  }
}

function drawShape(pen: CanvasRenderingContext2D, shape: SVGElement) {
  const style = getComputedStyle(shape)
  if (style.visibility === 'hidden' || style.display === 'none') return
  const at = (name: string) => Number(shape.getAttribute(name) ?? 0)
  pen.globalAlpha = Number(style.opacity)
  pen.fillStyle = style.fill
  pen.strokeStyle = style.stroke
  pen.lineWidth = Number.parseFloat(style.strokeWidth)
  pen.setLineDash(style.strokeDasharray === 'none' ? [] : (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number))
  if (shape.tagName === 'text') {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    pen.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'end' : 'start'
    pen.fillText(shape.textContent ?? '', at('x'), at('y'))
  } else if (shape.tagName === 'line') {
    pen.beginPath()
    pen.moveTo(at('x1'), at('y1'))
    pen.lineTo(at('x2'), at('y2'))
    if (style.stroke !== 'none') pen.stroke()
  } else {
    paint(pen, new Path2D(shape.getAttribute('d') ?? ''), style)
  }
  pen.globalAlpha = 1
}

function paint(pen: CanvasRenderingContext2D, path: Path2D, style: CSSStyleDeclaration) {
  if (style.fill !== 'none') {
    pen.globalAlpha *= Number(style.fillOpacity)
    pen.fill(path)
  }
  if (style.stroke !== 'none') pen.stroke(path)
}
