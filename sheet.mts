import sharp from 'sharp'
const [out,...files]=process.argv.slice(2)
const w=390,h=844,s=0.62
const W=Math.round(w*s),H=Math.round(h*s)
const cols=Math.min(5,files.length)
const imgs=await Promise.all(files.map(async(f,i)=>({input:await sharp(f).resize(W,H,{fit:'contain'}).toBuffer(),left:(i%cols)*(W+6),top:Math.floor(i/cols)*(H+6)})))
await sharp({create:{width:cols*(W+6),height:Math.ceil(files.length/cols)*(H+6),channels:3,background:'#fff'}}).composite(imgs).png().toFile(out!)
