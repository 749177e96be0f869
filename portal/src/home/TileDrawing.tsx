// The signs of the tiles: our own drawings, in the page's ink.
import type { TileIcon } from './view.ts'

const PATHS: Record<TileIcon, string> = {
  points: 'M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
  tasks: 'M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11 6.5h9M11 12.5h9M11 18.5h9',
  gift: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C9 9 7 8 7 6.3 7 4.5 9 4 10 5.200L12 9l2-3.800c1-1.2 3-.7 3 1.100C17 8 15 9 12 9',
  bag: 'M5 8h14l1 12H4zM8.5 10V7a3.5 3.5 0 017 0v3',
  game: 'M12 3a9 9 0 100 18 9 9 0 000-18M12 3v18M3 12h18M5.6 5.600l12.8 12.800M18.4 5.600L5.6 18.4',
  menu: 'M5 4h11a3 3 0 013 3v13H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h11M9 8h6',
  review: 'M4 5h16v11H11l-4 4v-4H4zM8.5 10.500h.01M12 10.500h.01M15.5 10.500h.01',
  chat: 'M4 5h12v9H9l-4 3.500V14H4zM19 8.500h1.500V17H19v3l-3.500-3H11',
  zalo: 'M12 4c-5 0-9 3.200-9 7.300 0 2.400 1.400 4.500 3.500 5.800L6 20l3.700-1.700c.7.1 1.500.2 2.300.2 5 0 9-3.200 9-7.200S17 4 12 4M9.500 9h5l-5 5h5',
  wifi: 'M3 9.500a13 13 0 0118 0M6 13a8.5 8.5 0 0112 0M9 16.500a4.2 4.2 0 016 0M12 20h.01',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 018 0v3M12 15v2',
  data: 'M12 4a4 4 0 100 8 4 4 0 000-8M4.5 20a7.5 7.5 0 0115 0',
}

export function TileDrawing({ icon }: { icon: TileIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  )
}
