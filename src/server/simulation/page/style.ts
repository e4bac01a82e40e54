export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#22252b;--soft:#61666f;--hair:#e4e1d9;
--c1:#2a6fdb;--c2:#d9480f;--c3:#2b8a3e;--c4:#9c36b5;--c5:#b07d05;--c6:#0c8599;--c7:#c2255c;--c8:#5c636b}
@media (prefers-color-scheme:dark){:root{--paper:#15171c;--card:#1e2128;--ink:#eceef2;--soft:#a3a9b4;--hair:#343943;
--c1:#74a9ff;--c2:#ff8a5b;--c3:#69db7c;--c4:#d89bea;--c5:#f2c94c;--c6:#4fd1e0;--c7:#ff7fae;--c8:#b8c0c8}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1180px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:0 0 4px}
h2{font-size:20px;margin:40px 0 4px}
p{margin:0 0 12px;max-width:75ch}.soft{color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px;margin:20px 0}
.tile{background:var(--card);border:1px solid var(--hair);border-radius:10px;padding:12px 14px}
.tile b{display:block;font-size:22px;line-height:1.2;font-variant-numeric:tabular-nums}.tile span{color:var(--soft);font-size:13px}
.tile.good b{color:var(--c3)}.tile.bad b{color:var(--c2)}
.grid-of{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr));gap:12px}
figure{margin:0;background:var(--card);border:1px solid var(--hair);border-radius:10px;padding:10px 12px}
figcaption{font-weight:600}figcaption small{display:block;font-weight:400;color:var(--soft)}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font:11px system-ui,sans-serif;fill:var(--soft);font-variant-numeric:tabular-nums}
.grid{stroke:var(--hair);stroke-width:1}
.line{fill:none;stroke-linejoin:round;stroke-linecap:round}.thick{stroke-width:2.6}.thin{stroke-width:1;opacity:.4}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 10px;padding:0;list-style:none;font-size:14px}
.legend i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:6px;vertical-align:-1px}
.c1{fill:var(--c1);background:var(--c1)}.c2{fill:var(--c2);background:var(--c2)}.c3{fill:var(--c3);background:var(--c3)}
.c4{fill:var(--c4);background:var(--c4)}.c5{fill:var(--c5);background:var(--c5)}.c6{fill:var(--c6);background:var(--c6)}
.c7{fill:var(--c7);background:var(--c7)}.c8{fill:var(--c8);background:var(--c8)}
.line.c1{stroke:var(--c1)}.line.c2{stroke:var(--c2)}.line.c3{stroke:var(--c3)}.line.c4{stroke:var(--c4)}
.line.c5{stroke:var(--c5)}.line.c6{stroke:var(--c6)}.line.c7{stroke:var(--c7)}.line.c8{stroke:var(--c8)}
.line[class]{fill:none;background:none}
.row{display:grid;grid-template-columns:minmax(84px,32%) 1fr 9em;gap:8px;align-items:center;font-size:13px;padding:2px 0}
.name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.note{color:var(--soft);text-align:right;font-variant-numeric:tabular-nums}
.track{height:10px;border-radius:5px;background:var(--hair);overflow:hidden}.bar{display:block;height:100%}
.wide{overflow-x:auto;background:var(--card);border:1px solid var(--hair);border-radius:10px}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:5px 12px;text-align:right;white-space:nowrap;border-top:1px solid var(--hair)}
thead th{border-top:0;color:var(--soft);font-weight:600}th:first-child,td:first-child,td.text,th.text{text-align:left}
`
