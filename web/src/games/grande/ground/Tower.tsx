/** The Castillo: a tower with a little depth, drawn around 0,0. */
export function Tower() {
  return (
    <g>
      <ellipse cy="38" rx="46" ry="10" fill="var(--map-ink)" opacity=".25" />
      <path d="M-27 38V-30H27V38Z" fill="#EFE5CB" stroke="#3B3524" stroke-width="1.6" />
      <path d="M8 38V-30H27V38Z" fill="#D8C9A2" />
      <path
        d="M-32 -30V-52H-21V-44H-11V-52H11V-44H21V-52H32V-30Z"
        fill="#F6EEDB"
        stroke="#3B3524"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-5.5 -52V-44H5.5V-52" fill="#F6EEDB" stroke="#3B3524" stroke-width="1.6" />
      <path d="M-5.5 -44H5.5" stroke="#F6EEDB" stroke-width="3" />
      <path d="M8 -30V-44H21V-52H32V-30Z" fill="#DCCDA8" />
      <path d="M-32 -30H32M-32 -30L-27 -24M32 -30L27 -24" stroke="#3B3524" stroke-width="1.4" />
      <path d="M-9 38V24A9 9 0 0 1 9 24V38Z" fill="#4A2C14" stroke="#3B3524" stroke-width="1.4" />
      <path d="M0 16V38M-8.5 30H8.5" stroke="#2C1A0B" />
      <rect x="-3" y="-16" width="6" height="18" rx="3" fill="#3B3524" />
      <path
        d="M-22 -18h7M-24 -8h6M14 -20h8M16 -6h7M-23 8h7M-18 20h5M14 10h8M17 22h6M-12 6h5M8 -22h4"
        stroke="#3B3524"
        stroke-width="1.1"
        opacity=".5"
      />
      <path d="M0 -52V-74" stroke="#3B3524" stroke-width="1.6" />
      <path d="M0 -74C8 -78 12 -70 22 -73V-61C12 -58 8 -66 0 -62Z" fill="#E9A91B" stroke="#3B3524" stroke-width="1.2" />
    </g>
  );
}
